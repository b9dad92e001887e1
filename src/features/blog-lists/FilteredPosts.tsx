import Link from '@docusaurus/Link';
import {useQueryString} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useId, useState} from 'react';
import {filterPosts} from '../../lib/filterPosts';
import FilterResults from './FilterResults';
import LongList from './LongList';
import {countPosts} from './postList';
import type {PackedList} from './postList';
import filterStyles from './filter.module.css';
import styles from './styles.module.css';
import {useAllPosts} from './useAllPosts';

/**
 * The list of posts under a box that narrows it; what is typed stands in the address (`?filter=`).
 * What the box looks through is loaded when it is turned to.
 */
export default function FilteredPosts({list}: {readonly list: PackedList}): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  const [isTurnedTo, setTurnedTo] = useState(false);
  const inputId = useId();
  const isFiltering = query.trim() !== '';
  const {posts, isFailed, retry} = useAllPosts(list, isFiltering || isTurnedTo);
  const results = isFiltering && posts ? filterPosts(posts, query) : undefined;
  const total = countPosts(list);
  const count = results ? `${results.length} of ${total}` : 'Loading…';
  return (
    <>
      <search className={filterStyles.filter}>
        <label htmlFor={inputId}>Filter posts</label>
        <input
          id={inputId}
          type="search"
          value={query}
          maxLength={64}
          autoComplete="off"
          placeholder="a word, a year, or a #tag"
          onChange={(event) => setQuery(event.target.value)}
          onFocus={() => setTurnedTo(true)}
        />
        <output htmlFor={inputId}>{isFiltering && !isFailed ? count : ''}</output>
      </search>
      {isFiltering && isFailed && (
        <div role="alert" className={styles.empty}>
          <p>The posts could not be loaded, so they cannot be filtered.</p>
          <button type="button" className={styles.clear} onClick={retry}>
            Try again
          </button>{' '}
          <Link to="/blog/archive">See the archive</Link>
        </div>
      )}
      {results && (
        <FilterResults
          key={query}
          posts={results}
          query={query}
          total={total}
          onClear={() => setQuery('')}
        />
      )}
      <div hidden={results !== undefined}>
        <LongList list={list} />
      </div>
    </>
  );
}
