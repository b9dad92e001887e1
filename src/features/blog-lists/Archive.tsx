import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {CSSProperties, ReactNode} from 'react';
import {useRef} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {CalendarLegend, hasShades} from '../../components/CommitCalendar';
import CalendarYear from '../../components/CommitCalendar/CalendarYear';
import {calendarEvents} from '../../components/CommitCalendar/calendarEvents';
import {NoPosts} from '../../components/EmptyState';
import {postsOfYear} from '../../components/PostList/texts';
import PageHeader from '../../components/PageHeader';
import {BlogBreadcrumbs} from '../../components/StructuredData';
import {usePlural, usePostCount} from '../../components/plurals';
import {useDelegatedLinks} from '../../hooks/useDelegatedLinks';
import {groupByYear} from '../../lib/groupBy';
import type {DatedPost} from '../../lib/postRows';
import styles from './styles.module.css';

/**
 * The years of the archive. Uses plain `<a>` links, because two `Link` components per post would be
 * slow; `useDelegatedLinks` handles the clicks.
 */
function ArchiveYears({posts}: {readonly posts: readonly DatedPost[]}): ReactNode {
  return groupByYear(posts).map(({year, items}) => (
    <section key={year} aria-label={postsOfYear(year)} className={styles.archiveYear}>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <CalendarYear year={year} posts={items} />
      <ol
        className={`site-list site-dated ${styles.archiveList}`}
        style={{'--rows': items.length} as CSSProperties}>
        {items.map(({permalink, date, title}) => (
          <li key={permalink}>
            <time dateTime={date}>{date}</time>
            <a href={permalink}>{title}</a>
          </li>
        ))}
      </ol>
    </section>
  ));
}

interface Props {
  /** Newest first. */
  readonly posts: readonly DatedPost[];
}

export default function Archive({posts}: Props): ReactNode {
  const count = usePostCount()(posts.length);
  const title = translate({
    id: 'site.archive.title',
    message: 'Archive',
    description: 'Title of the archive',
  });
  const description = usePlural(
    translate({
      id: 'site.archive.description',
      message:
        'The blog archive: {count} post, sorted by year, with a calendar for each year.|The blog archive: {count} posts, sorted by year, with a calendar for each year.',
      description: 'Description of the archive',
    }),
  )(posts.length);
  const ref = useRef<HTMLElement>(null);
  useDelegatedLinks(ref);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <BlogBreadcrumbs below={[{name: title, permalink: useSiteAddress('/blog/archive')}]} />
      <Layout>
        <main ref={ref} className="container margin-vert--lg" {...calendarEvents}>
          <PageHeader kicker={count} title={title}>
            <p>
              <Translate id="site.archive.lead" description="Below the title of the archive">
                Every post, by year. A lit square marks a day with a post.
              </Translate>
            </p>
            {hasShades(posts) && <CalendarLegend />}
          </PageHeader>
          {posts.length === 0 ? <NoPosts /> : <ArchiveYears posts={posts} />}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
