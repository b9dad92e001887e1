import type {Props as BlogListPageProps} from '@theme/BlogListPage';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import NoPosts from '../../components/EmptyState/NoPosts';
import {countOf} from '../../lib/numbers';
import FilteredPosts from './FilteredPosts';
import type {BlogListProps} from './blogListProps';
import {countPosts} from './postList';

export default function BlogIndex({
  metadata,
  list,
  sidebar,
}: BlogListProps<BlogListPageProps>): ReactNode {
  const {blogTitle, blogDescription} = metadata;
  const total = countPosts(list);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData metadata={metadata} items={[]} sidebar={sidebar} />
      <BlogLayout sidebar={sidebar}>
        <PageHeader kicker={countOf(total, 'post')} title={blogTitle}>
          <p>{blogDescription}</p>
        </PageHeader>
        {total === 0 ? <NoPosts /> : <FilteredPosts list={list} />}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
