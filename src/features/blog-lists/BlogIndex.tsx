import type {Props as BlogListPageProps} from '@theme/BlogListPage';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import type {PostRow} from '../../lib/postRow';
import FilteredPosts from './FilteredPosts';
import LatestPreview from './LatestPreview';

type Props = BlogListPageProps & {readonly posts: readonly PostRow[]};

export default function BlogIndex(props: Props): ReactNode {
  const {metadata, posts, items, sidebar} = props;
  const latest = items[0]?.content;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <PageHeader kicker={`${posts.length} posts`} title={metadata.blogTitle}>
          <p>{metadata.blogDescription}</p>
        </PageHeader>
        <FilteredPosts posts={posts} lead={latest && <LatestPreview content={latest} />} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
