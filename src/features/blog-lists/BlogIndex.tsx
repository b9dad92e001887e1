import {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import type {Props as BlogListPageProps} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';
import {useDeferredValue, useMemo} from 'react';
import Button from '../../components/Button';
import {usePlural, usePostCount} from '../../components/plurals';
import EmptyState, {NoPosts} from '../../components/EmptyState';
import {PostsByYear} from '../../components/PostList';
import {KIND_NAMES} from '../../components/PostList/texts';
import type {PackedRows} from '../../lib/packedRows';
import {unpackRows} from '../../lib/packedRows';
import {ROW_TAGS, filterPosts} from '../../lib/postRows';
import type {PostRow} from '../../lib/postRows';
import BlogPage from './BlogPage';
import FilterBox, {matchCount} from './FilterBox';
import RecentPosts from './RecentPosts';

/** List of posts below a filter box. The query parameter `filter` contains the filter. */
function FilteredPosts({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  // Keeps typing responsive while thousands of matches render.
  const deferredQuery = useDeferredValue(query);
  const results =
    deferredQuery.trim() === '' ? undefined : filterPosts(posts, deferredQuery, KIND_NAMES);
  const showAllPosts = usePlural(
    translate({
      id: 'site.filter.showPosts',
      message: 'Show the post|Show all {count} posts',
      description: 'Button that removes the filter',
    }),
  );
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
        count={results ? matchCount(results.length, posts.length) : ''}
        onChange={setQuery}
      />
      {results && <PostsByYear posts={results} maxTags={ROW_TAGS} />}
      {results?.length === 0 && (
        <EmptyState>
          <p>
            {translate(
              {
                id: 'site.filter.noPosts',
                message: 'No post matches “{query}”.',
                description: 'Shown if the filter matches no post',
              },
              {query: deferredQuery.trim()},
            )}
          </p>
          <Button small onClick={() => setQuery('')}>
            {showAllPosts(posts.length)}
          </Button>
        </EmptyState>
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

/** The blog's index page, which lists all posts. */
export default function BlogIndex({metadata, posts: packed, sidebar}: Props): ReactNode {
  const {blogTitle, blogDescription} = metadata;
  const posts = useMemo(() => unpackRows(packed), [packed]);
  return (
    <BlogPage
      page="blogListPage"
      isFeed
      title={blogTitle}
      description={blogDescription}
      kicker={usePostCount()(posts.length)}
      sidebar={sidebar}>
      <BlogListPageStructuredData metadata={metadata} items={[]} sidebar={sidebar} />
      {posts.length === 0 ? <NoPosts /> : <FilteredPosts posts={posts} />}
    </BlogPage>
  );
}
