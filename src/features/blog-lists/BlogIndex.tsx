import {useQueryString} from '@docusaurus/theme-common';
import type {Props as BlogListPageProps} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import SiteLink from '../../components/SiteLink';
import {countOf} from '../../lib/numbers';
import Button from '../../components/Button';
import {NoPosts} from '../../components/EmptyState';
import {PostsByYear} from '../../components/PostList';
import {ROW_TAGS, filterPosts} from '../../lib/postRows';
import type {PostRow} from '../../lib/postRows';
import BlogPage from './BlogPage';
import FilterBox from './FilterBox';
import LongList from './LongList';
import {countPosts, loadSegment} from './postList';
import type {BlogListProps, SegmentedList} from './postList';
import styles from './styles.module.css';

interface AllPosts {
  /** Undefined until loaded. */
  readonly posts: readonly PostRow[] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Loads every post of a list once `isWanted` is true. */
function useAllPosts({segments}: SegmentedList, isWanted: boolean): AllPosts {
  const [posts, setPosts] = useState<readonly PostRow[]>();
  const [isFailed, setFailed] = useState(false);
  const isMissing = isWanted && posts === undefined && !isFailed;

  useEffect(() => {
    let isCurrent = isMissing;
    if (isMissing) {
      Promise.all(segments.map(loadSegment)).then(
        (loaded) => isCurrent && setPosts(loaded.flatMap(({rows}) => rows)),
        () => isCurrent && setFailed(true),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isMissing, segments]);

  return {posts, isFailed, retry: () => setFailed(false)};
}

interface ResultsProps {
  readonly posts: readonly PostRow[];
  readonly query: string;
  /** Number of posts without a filter. */
  readonly total: number;
  readonly onClear: () => void;
}

/** Most rows rendered at once: a one-letter filter matches nearly every post. */
const MAX_ROWS = 150;

/** The posts that match the filter. */
function FilterResults({posts, query, total, onClear}: ResultsProps): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  if (posts.length === 0) {
    return (
      <div className={styles.empty}>
        <p>No post matches “{query.trim()}”.</p>
        <Button small onClick={onClear}>
          Show all {countOf(total, 'post')}
        </Button>
      </div>
    );
  }
  const isCut = !showsAll && posts.length > MAX_ROWS;
  return (
    <>
      <PostsByYear posts={isCut ? posts.slice(0, MAX_ROWS) : posts} tags={ROW_TAGS} />
      {isCut && (
        <Button small onClick={() => setShowsAll(true)}>
          Show all {posts.length} matches
        </Button>
      )}
    </>
  );
}

/**
 * The list of posts, with a filter box above it. The filter is kept in the address (`?filter=`).
 * All posts are loaded when the box first gets the focus.
 */
function FilteredPosts({list}: {readonly list: SegmentedList}): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  const [wasFocused, setWasFocused] = useState(false);
  const isFiltering = query.trim() !== '';
  const {posts, isFailed, retry} = useAllPosts(list, isFiltering || wasFocused);
  const results = isFiltering && posts ? filterPosts(posts, query) : undefined;
  const total = countPosts(list);
  const count = results ? `${results.length} of ${total}` : 'Loading…';
  return (
    <>
      <FilterBox
        label="Filter posts"
        placeholder="a word, a year, or a #tag"
        query={query}
        count={isFiltering && !isFailed ? count : ''}
        onChange={setQuery}
        onFocus={() => setWasFocused(true)}
      />
      {isFiltering && isFailed && (
        <div role="alert" className={styles.empty}>
          <p>The posts could not be loaded, so they cannot be filtered.</p>
          <Button small onClick={retry}>
            Try again
          </Button>{' '}
          <SiteLink to="/blog/archive">See the archive</SiteLink>
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

/** The blog's index page: every post in one list. */
export default function BlogIndex({
  metadata,
  list,
  sidebar,
}: BlogListProps<BlogListPageProps>): ReactNode {
  const {blogTitle, blogDescription} = metadata;
  const total = countPosts(list);
  return (
    <BlogPage
      page="blogListPage"
      isFeed
      title={blogTitle}
      description={blogDescription}
      kicker={countOf(total, 'post')}
      sidebar={sidebar}>
      <BlogListPageStructuredData metadata={metadata} items={[]} sidebar={sidebar} />
      {total === 0 ? <NoPosts /> : <FilteredPosts list={list} />}
    </BlogPage>
  );
}
