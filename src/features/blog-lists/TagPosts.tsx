import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import type {Props as BlogTagsPostsPageProps} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import {useMemo} from 'react';
import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import PostsByYear from '../../components/PostList/PostsByYear';
import {unpackRows} from '../../lib/packedRows';
import type {PackedRows} from '../../lib/packedRows';

export interface TagPostsProps extends Pick<BlogTagsPostsPageProps, 'sidebar' | 'tag'> {
  readonly packed: PackedRows;
}

export default function TagPosts({tag, packed, sidebar}: TagPostsProps): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  const description = tag.description ?? `Posts tagged ${tag.label}.`;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <Unlisted />}
        <PageHeader kicker={<Link to={tag.allTagsPath}>All tags</Link>} title={title}>
          <p>{description}</p>
        </PageHeader>
        <PostsByYear posts={useMemo(() => unpackRows(packed), [packed])} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
