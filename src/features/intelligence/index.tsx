import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import {usePosts} from '../../hooks/usePosts';
import {topicMatrix} from '../../lib/topicMatrix';
import Figures from './Figures';
import TopicTable from './TopicTable';

const TOPICS_SHOWN = 24;

/** What the archive is made of: figures, and topics by year. */
export default function Intelligence(): ReactNode {
  const posts = usePosts();
  return (
    <main className="container margin-vert--xl">
      <PageHeader kicker="Reading the archive" title="Intelligence">
        <p>
          The posts, counted. Each row is a topic, each column a year; the stronger the color, the
          more was written. A pale row is a gap, and gaps are where the next posts come from.
        </p>
      </PageHeader>
      <Figures posts={posts} />
      <TopicTable matrix={topicMatrix(posts, TOPICS_SHOWN)} />
    </main>
  );
}
