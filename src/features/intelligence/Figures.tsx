import type {ReactNode} from 'react';
import type {PostRow} from '../../lib/postRow';
import styles from './styles.module.css';

export default function Figures({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  const tags = new Set(posts.flatMap((post) => post.tags.map(({permalink}) => permalink)));
  const minutes = posts.reduce((sum, post) => sum + post.minutes, 0);
  const figures = [
    {name: 'Posts', value: posts.length},
    {name: 'Topics', value: tags.size},
    {name: 'Minutes of reading', value: minutes},
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({name, value}) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
