import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import NoPosts from '../../components/EmptyState/NoPosts';
import {useCalendars} from '../../components/CommitCalendar/useCalendars';
import {useDelegatedLinks} from '../../hooks/useDelegatedLinks';
import PageHeader from '../../components/PageHeader';
import {countOf} from '../../lib/numbers';
import type {DatedPost} from '../../lib/postRow';
import ArchiveYears from './ArchiveYears';

interface Props {
  /** Newest first. */
  readonly posts: readonly DatedPost[];
}

/** Every year with its calendar and its posts, one line a post. */
export default function Archive({posts}: Props): ReactNode {
  const count = countOf(posts.length, 'post');
  const description = `The archive of the blog, by year: ${count}, each year with its calendar.`;
  const ref = useRef<HTMLElement>(null);
  useCalendars(ref);
  useDelegatedLinks(ref);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" description={description} />
      <Layout>
        <main ref={ref} className="container margin-vert--lg">
          <PageHeader kicker={count} title="Archive">
            <p>Every post by year. A lit square is a day with a post.</p>
          </PageHeader>
          {posts.length === 0 ? <NoPosts /> : <ArchiveYears posts={posts} />}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
