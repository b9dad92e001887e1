import {useQueryString} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useId} from 'react';
import PostsByYear from '../../components/PostList/PostsByYear';
import {filterPosts} from '../../lib/filterPosts';
import type {PostRow} from '../../lib/postRow';
import styles from './styles.module.css';

interface Props {
  readonly posts: readonly PostRow[];
  /** Shown above the list while nothing is typed. */
  readonly lead?: ReactNode;
}

/** The list of posts under a box that narrows it; what is typed stands in the address (`?filter=`). */
export default function FilteredPosts({posts, lead}: Props): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  const inputId = useId();
  const shown = filterPosts(posts, query);
  const filtering = query.trim() !== '';
  return (
    <>
      <search className={styles.filter}>
        <label htmlFor={inputId} className={styles.filterLabel}>
          Filter posts
        </label>
        <input
          id={inputId}
          className={styles.filterInput}
          type="search"
          value={query}
          maxLength={64}
          autoComplete="off"
          placeholder="a word, a year, or a #tag"
          onChange={(event) => setQuery(event.target.value)}
        />
        <output htmlFor={inputId} className={styles.filterCount}>
          {filtering ? `${shown.length} of ${posts.length}` : ''}
        </output>
      </search>
      {!filtering && lead}
      {shown.length > 0 ? (
        <PostsByYear posts={shown} />
      ) : (
        <div className={styles.empty}>
          <p>No post matches “{query.trim()}”.</p>
          <button type="button" className={styles.clear} onClick={() => setQuery('')}>
            Show all {posts.length} posts
          </button>
        </div>
      )}
    </>
  );
}
