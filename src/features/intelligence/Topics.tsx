import type {ReactNode} from 'react';
import ServedPart from '../../components/ServedPart';
import {topicMatrix} from '../../lib/topicMatrix';
import Figures from './Figures';
import TopicTable from './TopicTable';
import {TOPICS, topicPosts} from './topicPosts';

const TOPICS_SHOWN = 12;

/** Figures and topics by year, for which the page that a visit begins with loads nothing. */
export default function Topics(): ReactNode {
  return (
    <ServedPart name={TOPICS}>
      {topicPosts && (
        <>
          <Figures posts={topicPosts} />
          <TopicTable matrix={topicMatrix(topicPosts, TOPICS_SHOWN)} />
        </>
      )}
    </ServedPart>
  );
}
