import Link from '@docusaurus/Link';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import type {Props as BlogTagsPostsPageProps} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import {useMemo} from 'react';
import type {ReactNode} from 'react';
import {PostsByYear} from '../../components/PostList';
import {unpackRows} from '../../lib/packedRows';
import type {PackedRows} from '../../lib/packedRows';
import BlogPage from './BlogPage';

export interface TagPostsProps extends Pick<BlogTagsPostsPageProps, 'sidebar' | 'tag'> {
  readonly packed: PackedRows;
}

export default function TagPosts({tag, packed, sidebar}: TagPostsProps): ReactNode {
  return (
    <BlogPage
      page="blogTagPostListPage"
      title={useBlogTagsPostsPageTitle(tag)}
      description={tag.description ?? `Posts tagged ${tag.label}.`}
      kicker={<Link to={tag.allTagsPath}>All tags</Link>}
      notice={tag.unlisted && <Unlisted />}
      sidebar={sidebar}>
      <PostsByYear posts={useMemo(() => unpackRows(packed), [packed])} />
    </BlogPage>
  );
}
