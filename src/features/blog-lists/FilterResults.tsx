import type {ReactNode} from 'react';
import {useState} from 'react';
import PostsByYear from '../../components/PostList/PostsByYear';
import {countOf} from '../../lib/numbers';
import type {PostRow} from '../../lib/postRow';
import styles from './styles.module.css';

interface Props {
  readonly posts: readonly PostRow[];
  readonly query: string;
  /** Posts that there are without a filter. */
  readonly total: number;
  readonly onClear: () => void;
}

/** Rows that are drawn at once: a single letter is in nearly every post. */
const MOST_ROWS = 150;

/** The posts that a filter leaves. */
export default function FilterResults({posts, query, total, onClear}: Props): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  if (posts.length === 0) {
    return (
      <div className={styles.empty}>
        <p>No post matches “{query.trim()}”.</p>
        <button type="button" className={styles.clear} onClick={onClear}>
          Show all {countOf(total, 'post')}
        </button>
      </div>
    );
  }
  const isCut = !showsAll && posts.length > MOST_ROWS;
  return (
    <>
      <PostsByYear posts={isCut ? posts.slice(0, MOST_ROWS) : posts} />
      {isCut && (
        <button type="button" className={styles.clear} onClick={() => setShowsAll(true)}>
          Show all {posts.length} matches
        </button>
      )}
    </>
  );
}
