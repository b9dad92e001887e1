import type {ReactNode} from 'react';
import {usePosts} from '../../hooks/usePosts';
import {topicMatrix} from '../../lib/topicMatrix';
import Figures from './Figures';
import TopicTable from './TopicTable';

const TOPICS_SHOWN = 12;

export default function Topics(): ReactNode {
  const posts = usePosts();
  return (
    <>
      <Figures posts={posts} />
      <TopicTable matrix={topicMatrix(posts, TOPICS_SHOWN)} />
    </>
  );
}
