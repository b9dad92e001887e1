import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import CommitCalendar from '../../components/CommitCalendar';
import PageHeader from '../../components/PageHeader';
import {groupByYear} from '../../lib/groupByYear';
import type {PostRow} from '../../lib/postRow';
import styles from './styles.module.css';

/** Every year with its calendar and its posts, one line a post. */
export default function Archive({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  const description = `All ${posts.length} posts by year, each year with its calendar.`;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" description={description} />
      <Layout>
        <main className="container margin-vert--lg">
          <PageHeader kicker={`${posts.length} posts`} title="Archive">
            <p>Every post by year. A lit square is a day with a post.</p>
          </PageHeader>
          {groupByYear(posts).map(({year, items}) => (
            <section key={year} aria-label={`Posts of ${year}`} className={styles.archiveYear}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <CommitCalendar posts={items} label={`Posts of ${year} by day`} />
              <ol className={styles.archiveList}>
                {items.map((post) => (
                  <li key={post.permalink}>
                    <time dateTime={post.date}>{post.date}</time>
                    <Link to={post.permalink}>{post.title}</Link>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
