/** The home page of the classic template: a banner and three features. */
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const FEATURES = ['Easy to Use', 'Focus on What Matters', 'Powered by React'];

export default function Home() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.title} description={siteConfig.tagline}>
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            {siteConfig.title}
          </Heading>
          <p className="hero__subtitle">{siteConfig.tagline}</p>
          <Link className="button button--secondary button--lg" to="/blog">
            Read the blog
          </Link>
        </div>
      </header>
      <main className="container">
        <div className="row">
          {FEATURES.map((title) => (
            <div className="col col--4" key={title}>
              <Heading as="h3">{title}</Heading>
              <p>Docusaurus lets you focus on your posts, and does the chores.</p>
            </div>
          ))}
        </div>
      </main>
    </Layout>
  );
}
