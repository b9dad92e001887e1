import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import summary from '@generated/docusaurus-plugin-content-blog/default/summary.json';
import featured from '@generated/featured-posts/default/posts.json';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {usePostCount} from '../../components/plurals';
import PostList from '../../components/PostList';
import {latestPostsTitle} from '../../components/PostList/texts';
import AboutLink from '../../components/AboutLink';
import AuthorProfile from './AuthorProfile';
import BlogPage from './BlogPage';
import styles from './styles.module.css';

export default function AuthorIndex({authors, sidebar}: Props): ReactNode {
  const postCount = usePostCount();
  const title = translateBlogAuthorsListPageTitle();
  const hasFeatured = featured.length > 0;
  const [rowsTitle, rows] = hasFeatured
    ? [
        translate({
          id: 'site.authors.start',
          message: 'Where to start',
          description: 'Heading of the featured posts on the authors page',
        }),
        featured,
      ]
    : [latestPostsTitle(), summary.latest];
  return (
    <BlogPage
      page="blogAuthorsListPage"
      title={title}
      description={translate({
        id: 'site.authors.description',
        message: 'The authors of the blog, and posts to start with.',
        description: 'Description of the authors page',
      })}
      kicker={translate({
        id: 'site.authors.kicker',
        message: 'Who writes here',
        description: 'Above the title of the authors page',
      })}
      lead={
        <p>
          <Translate
            id="site.authors.about"
            description="Below the title of the authors page"
            values={{link: <AboutLink />}}>
            {'{link} explains who is behind the name and what you can rely on.'}
          </Translate>
        </p>
      }
      breadcrumbs={[{name: title, permalink: useSiteAddress('/blog/authors')}]}
      sidebar={sidebar}>
      <ul className={`site-rows margin-bottom--lg ${styles.authors}`}>
        {authors.map((author) => {
          const {key, name = key, description, page, url, email, count} = author;
          const link = page?.permalink ?? url ?? (email && `mailto:${email}`);
          return (
            <li key={key} className="h-card">
              <h2 className="site-heading site-titles">
                {link ? (
                  <Link to={link} className="p-name u-url">
                    {name}
                  </Link>
                ) : (
                  <span className="p-name">{name}</span>
                )}
              </h2>
              <AuthorProfile author={author} />
              {description && <p className="p-note">{description}</p>}
              {page && (
                <p>
                  <Link to={page.permalink}>{postCount(count)}</Link>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {rows.length > 0 && (
        <section aria-label={rowsTitle} className="h-feed">
          <Heading as="h2" id={hasFeatured ? 'start' : 'latest'}>
            <span className="p-name">{rowsTitle}</span>
          </Heading>
          <PostList posts={rows} />
        </section>
      )}
    </BlogPage>
  );
}
