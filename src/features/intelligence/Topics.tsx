import packed from '@generated/docusaurus-plugin-content-blog/default/posts.json';
import type {ReactNode} from 'react';
import {unpackRows} from '../../lib/packedRows';
import type {PackedRows} from '../../lib/packedRows';
import {topicMatrix} from '../../lib/topicMatrix';
import styles from './styles.module.css';
import TopicTable from './TopicTable';

const MAX_TOPICS = 12;

const posts = unpackRows(packed as PackedRows);
const matrix = topicMatrix(posts, MAX_TOPICS);
const figures = [
  {name: 'Posts', value: posts.length},
  {
    name: 'Topics',
    value: new Set(posts.flatMap(({tags}) => tags.map(({permalink}) => permalink))).size,
  },
  {name: 'Minutes of reading', value: posts.reduce((sum, {minutes}) => sum + minutes, 0)},
];

/** Figures and topics by year; nothing on a site whose posts have no tags. */
export default function Topics(): ReactNode {
  if (matrix.topics.length === 0) {
    return null;
  }
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({name, value}) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TopicTable matrix={matrix} />
    </>
  );
}
