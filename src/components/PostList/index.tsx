import type {ReactNode} from 'react';
import type {PostRow} from '../../lib/postRow';
import PostListRow from './PostListRow';
import styles from './styles.module.css';

interface Props {
  readonly posts: readonly PostRow[];
  readonly headingLevel?: 'h2' | 'h3';
  /** Tags that a row shows at most; all of them unless it is said. */
  readonly tags?: number;
}

/** Posts as scannable rows: date, title, one line, reading time, tags. */
export default function PostList({posts, headingLevel = 'h2', tags = Infinity}: Props): ReactNode {
  return (
    <ol className={styles.list}>
      {posts.map((post) => (
        <PostListRow key={post.permalink} post={post} headingLevel={headingLevel} tags={tags} />
      ))}
    </ol>
  );
}
