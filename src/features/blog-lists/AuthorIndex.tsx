import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import SiteLink from '../../components/SiteLink';
import {countOf} from '../../lib/numbers';
import PostList from '../../components/PostList';
import {useFeaturedPosts} from '../../hooks/useFeaturedPosts';
import {usePostSummary} from '../../hooks/usePostSummary';
import {ROW_TAGS} from '../../lib/postRows';
import BlogPage from './BlogPage';
import styles from './styles.module.css';

/** Authors with links to their posts, followed by the featured posts, or else the latest. */
export default function AuthorIndex({authors, sidebar}: Props): ReactNode {
  const {latest} = usePostSummary();
  const featured = useFeaturedPosts();
  return (
    <BlogPage
      page="blogAuthorsListPage"
      title="Authors"
      description="The authors of the blog, each with a page of their posts."
      kicker="Who writes here"
      lead={
        <p>
          <SiteLink to="/about-this-site">About this site</SiteLink> explains who is behind the name
          and what you can rely on.
        </p>
      }
      breadcrumbs={[{name: 'Authors', permalink: useSiteAddress('/blog/authors')}]}
      sidebar={sidebar}>
      <ul className={styles.authors}>
        {authors.map(({key, name, title, description, page, count}) => (
          <li key={key} className="h-card">
            <h2>
              {page ? (
                <Link to={page.permalink} className="p-name u-url">
                  {name ?? key}
                </Link>
              ) : (
                <span className="p-name">{name ?? key}</span>
              )}
            </h2>
            {title && <p className={clsx('p-job-title', styles.authorTitle)}>{title}</p>}
            {description && <p className="p-note">{description}</p>}
            {page && (
              <p>
                <Link to={page.permalink}>{countOf(count, 'post')}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
      {featured.length > 0 ? (
        <section aria-label="Where to start" className="h-feed">
          <Heading as="h2" id="start">
            <span className="p-name">Where to start</span>
          </Heading>
          <PostList posts={featured} headingLevel="h3" tags={ROW_TAGS} />
        </section>
      ) : (
        latest.length > 0 && (
          <section aria-label="Latest posts" className="h-feed">
            <Heading as="h2" id="latest">
              <span className="p-name">Latest posts</span>
            </Heading>
            <PostList posts={latest} headingLevel="h3" tags={ROW_TAGS} />
          </section>
        )
      )}
    </BlogPage>
  );
}
