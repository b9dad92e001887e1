import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import type {Props as BlogAuthorsPostsPageProps} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import NoPosts from '../../components/EmptyState/NoPosts';
import PageHeader from '../../components/PageHeader';
import LongList from './LongList';
import type {BlogListProps} from './blogListProps';

export default function AuthorPosts({
  author,
  list,
  sidebar,
}: BlogListProps<BlogAuthorsPostsPageProps>): ReactNode {
  const title = useBlogAuthorPageTitle(author);
  const {authorsListPath} = useBlogMetadata();
  const description = author.description ?? `Posts by ${author.name}.`;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogAuthorsPostsPage,
      )}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogLayout sidebar={sidebar}>
        <PageHeader
          kicker={<Link to={authorsListPath}>All authors</Link>}
          title={author.name ?? author.key}>
          <p>{description}</p>
          <p>
            More on who that is: <Link to="/about-this-site">About this site</Link>.
          </p>
        </PageHeader>
        {list.segments.length > 0 ? <LongList list={list} /> : <NoPosts />}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
