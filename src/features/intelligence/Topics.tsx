import packed from '@generated/docusaurus-plugin-content-blog/default/posts.json';
import type {ReactNode} from 'react';
import {unpackRows} from '../../lib/packedRows';
import type {PackedRows} from '../../lib/packedRows';
import {topicMatrix} from '../../lib/topicMatrix';
import Figures from './Figures';
import TopicTable from './TopicTable';

const TOPICS_SHOWN = 12;

const posts = unpackRows(packed as PackedRows);
const matrix = topicMatrix(posts, TOPICS_SHOWN);

/** Figures and topics by year. */
export default function Topics(): ReactNode {
  return (
    <>
      <Figures posts={posts} />
      <TopicTable matrix={matrix} />
    </>
  );
}
