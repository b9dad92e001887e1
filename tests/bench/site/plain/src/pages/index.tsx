/** The banner of the classic template's home page. */
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Plain Docusaurus" description="The classic template with the same posts">
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            Plain Docusaurus
          </Heading>
          <Link className="button button--secondary button--lg" to="/blog">
            Read the blog
          </Link>
        </div>
      </header>
    </Layout>
  );
}
