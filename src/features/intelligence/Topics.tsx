import packed from '@generated/docusaurus-plugin-content-blog/default/posts.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {unpackRows} from '../../lib/packedRows';
import type {PackedRows} from '../../lib/packedRows';
import {topicMatrix} from '../../lib/topicMatrix';
import Figures from './Figures';
import TopicTable from './TopicTable';

const TOPICS_SHOWN = 12;

const posts = unpackRows(packed as PackedRows);
const matrix = topicMatrix(posts, TOPICS_SHOWN);

/** Figures and topics by year; nothing on a site whose posts have no tags. */
export default function Topics(): ReactNode {
  if (matrix.topics.length === 0) {
    return null;
  }
  return (
    <>
      <Heading as="h2">Topics by year</Heading>
      <p>
        Each row is a topic, each column a year; the stronger the color, the more was written. A
        pale row is a gap, and gaps are where the next posts come from.
      </p>
      <Figures posts={posts} />
      <TopicTable matrix={matrix} />
    </>
  );
}
