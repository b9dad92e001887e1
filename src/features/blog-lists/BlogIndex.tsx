import Translate, {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import type {Props as BlogListPageProps} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import SiteLink from '../../components/SiteLink';
import Button from '../../components/Button';
import {formatNumber} from '../../components/formats';
import {usePlural, usePostCount} from '../../components/plurals';
import EmptyState, {NoPosts} from '../../components/EmptyState';
import {PostsByYear} from '../../components/PostList';
import {KIND_NAMES} from '../../components/PostList/texts';
import {ROW_TAGS, filterPosts} from '../../lib/postRows';
import type {PostRow} from '../../lib/postRows';
import BlogPage from './BlogPage';
import FilterBox, {matchCount} from './FilterBox';
import LongList from './LongList';
import {countPosts, loadSegment} from './postList';
import type {BlogListProps, SegmentedList} from './postList';

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
  const showAllPosts = usePlural(
    translate({
      id: 'site.filter.showPosts',
      message: 'Show the post|Show all {count} posts',
      description: 'Button that removes the filter',
    }),
  );
  if (posts.length === 0) {
    return (
      <EmptyState>
        <p>
          {translate(
            {
              id: 'site.filter.noPosts',
              message: 'No post matches “{query}”.',
              description: 'Shown if the filter matches no post',
            },
            {query: query.trim()},
          )}
        </p>
        <Button small onClick={onClear}>
          {showAllPosts(total)}
        </Button>
      </EmptyState>
    );
  }
  const isCut = !showsAll && posts.length > MAX_ROWS;
  return (
    <>
      <PostsByYear posts={isCut ? posts.slice(0, MAX_ROWS) : posts} tags={ROW_TAGS} />
      {isCut && (
        <Button small onClick={() => setShowsAll(true)}>
          {translate(
            {
              id: 'site.filter.showMatches',
              message: 'Show all {count} matches',
              description: 'Button that shows the matches after the first 150',
            },
            {count: formatNumber(posts.length)},
          )}
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
  const results = isFiltering && posts ? filterPosts(posts, query, KIND_NAMES) : undefined;
  const total = countPosts(list);
  const count = results
    ? matchCount(results.length, total)
    : translate({
        id: 'site.filter.loading',
        message: 'Loading…',
        description: 'Shown until a filter can be applied',
      });
  return (
    <>
      <FilterBox
        label={translate({
          id: 'site.filter.posts',
          message: 'Filter posts',
          description: 'Label of the filter of the posts',
        })}
        placeholder={translate({
          id: 'site.filter.posts.placeholder',
          message: 'a word, a year, or a #tag',
          description: 'Placeholder in the filter of the posts',
        })}
        query={query}
        count={isFiltering && !isFailed ? count : ''}
        onChange={setQuery}
        onFocus={() => setWasFocused(true)}
      />
      {isFiltering && isFailed && (
        <EmptyState role="alert">
          <p>
            <Translate id="site.filter.failed" description="Error message of the filter">
              The posts could not be loaded, so they cannot be filtered.
            </Translate>
          </p>
          <Button small onClick={retry}>
            <Translate id="site.filter.retry" description="Button that loads the posts again">
              Try again
            </Translate>
          </Button>{' '}
          <SiteLink to="/blog/archive">
            <Translate id="site.filter.archive" description="Link to the archive">
              See the archive
            </Translate>
          </SiteLink>
        </EmptyState>
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
      kicker={usePostCount()(total)}
      sidebar={sidebar}>
      <BlogListPageStructuredData metadata={metadata} items={[]} sidebar={sidebar} />
      {total === 0 ? <NoPosts /> : <FilteredPosts list={list} />}
    </BlogPage>
  );
}
