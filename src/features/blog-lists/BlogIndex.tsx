import {translate} from '@docusaurus/Translate';
import {useQueryString} from '@docusaurus/theme-common';
import type {Props as BlogListPageProps} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';
import {useDeferredValue} from 'react';
import {usePlural, usePostCount} from '../../components/plurals';
import {NoPosts} from '../../components/EmptyState';
import {PostsByYear} from '../../components/PostList';
import {KIND_NAMES} from '../../components/PostList/texts';
import {filterPosts} from '../../lib/postRows';
import type {PostRow} from '../../lib/postRows';
import BlogPage from './BlogPage';
import FilterBox from './FilterBox';
import RecentPosts from './RecentPosts';

/** List of posts below a filter box. The query parameter `filter` contains the filter. */
function FilteredPosts({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  const [query, setQuery] = useQueryString('filter');
  // Keeps typing responsive while thousands of matches render.
  const filter = useDeferredValue(query).trim();
  const results = filter === '' ? undefined : filterPosts(posts, filter, KIND_NAMES);
  const showAll = usePlural(
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
          description: 'Label of the post filter',
        })}
        placeholder={translate({
          id: 'site.filter.posts.placeholder',
          message: 'word, year, or #tag',
          description: 'Placeholder in the post filter',
        })}
        query={query}
        onChange={setQuery}
        count={results?.length}
        total={posts.length}
        noMatch={translate(
          {
            id: 'site.filter.noPosts',
            message: 'No post matches “{query}”.',
            description: 'Shown if the filter matches no post',
          },
          {query: filter},
        )}
        showAll={showAll(posts.length)}
      />
      {results && <PostsByYear posts={results} />}
      <div hidden={results !== undefined}>
        <RecentPosts posts={posts} />
      </div>
    </>
  );
}

interface Props extends Pick<BlogListPageProps, 'metadata' | 'sidebar'> {
  readonly posts: readonly PostRow[];
}

export default function BlogIndex({metadata, posts, sidebar}: Props): ReactNode {
  const {blogTitle, blogDescription} = metadata;
  return (
    <BlogPage
      page="blogListPage"
      isMicroformatsFeed
      title={blogTitle}
      description={blogDescription}
      kicker={usePostCount()(posts.length)}
      sidebar={sidebar}>
      <BlogListPageStructuredData metadata={metadata} items={[]} sidebar={sidebar} />
      {posts.length === 0 ? <NoPosts /> : <FilteredPosts posts={posts} />}
    </BlogPage>
  );
}
