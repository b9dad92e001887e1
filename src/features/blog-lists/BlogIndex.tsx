import {useQueryString} from '@docusaurus/theme-common';
import type {Props as BlogListPageProps} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';
import {useMemo, useState} from 'react';
import {countOf} from '../../lib/numbers';
import Button from '../../components/Button';
import {NoPosts} from '../../components/EmptyState';
import {PostsByYear} from '../../components/PostList';
import type {PackedRows} from '../../lib/packedRows';
import {unpackRows} from '../../lib/packedRows';
import {ROW_TAGS, filterPosts} from '../../lib/postRows';
import type {PostRow} from '../../lib/postRows';
import BlogPage from './BlogPage';
import FilterBox from './FilterBox';
import RecentPosts from './RecentPosts';
import styles from './styles.module.css';

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

/** The list of posts, with a filter box above it. The filter is kept in the address (`?filter=`). */
function FilteredPosts({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  const results = query.trim() === '' ? undefined : filterPosts(posts, query);
  return (
    <>
      <FilterBox
        label="Filter posts"
        placeholder="a word, a year, or a #tag"
        query={query}
        count={results ? `${results.length} of ${posts.length}` : ''}
        onChange={setQuery}
      />
      {results && (
        <FilterResults
          key={query}
          posts={results}
          query={query}
          total={posts.length}
          onClear={() => setQuery('')}
        />
      )}
      <div hidden={results !== undefined}>
        <RecentPosts posts={posts} />
      </div>
    </>
  );
}

interface Props extends Pick<BlogListPageProps, 'metadata' | 'sidebar'> {
  readonly posts: PackedRows;
}

/** The blog's index page: the posts in one list. */
export default function BlogIndex({metadata, posts: packed, sidebar}: Props): ReactNode {
  const {blogTitle, blogDescription} = metadata;
  const posts = useMemo(() => unpackRows(packed), [packed]);
  return (
    <BlogPage
      page="blogListPage"
      isFeed
      title={blogTitle}
      description={blogDescription}
      kicker={countOf(posts.length, 'post')}
      sidebar={sidebar}>
      <BlogListPageStructuredData metadata={metadata} items={[]} sidebar={sidebar} />
      {posts.length === 0 ? <NoPosts /> : <FilteredPosts posts={posts} />}
    </BlogPage>
  );
}
