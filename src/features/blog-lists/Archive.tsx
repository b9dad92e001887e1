import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import {useCalendars} from '../../components/CommitCalendar/useCalendars';
import PageHeader from '../../components/PageHeader';
import type {DatedPost} from '../../lib/postRow';
import ArchiveYears from './ArchiveYears';
import ServedPart from '../../components/ServedPart';

interface Props {
  /** Newest first; none where the page shows them as the server drew them. */
  readonly archive: {readonly posts: readonly DatedPost[] | undefined};
  /** Posts that there are. */
  readonly total: number;
}

/** Every year with its calendar and its posts, one line a post. */
export default function Archive({archive: {posts}, total}: Props): ReactNode {
  const description = `All ${total} posts by year, each year with its calendar.`;
  const ref = useRef<HTMLElement>(null);
  useCalendars(ref);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" description={description} />
      <Layout>
        <main ref={ref} className="container margin-vert--lg">
          <PageHeader kicker={`${total} posts`} title="Archive">
            <p>Every post by year. A lit square is a day with a post.</p>
          </PageHeader>
          <ServedPart name="archive">{posts && <ArchiveYears posts={posts} />}</ServedPart>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
