import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import type {Props as BlogTagsPostsPageProps} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import {PostsByYear} from '../../components/PostList';
import type {PackedRows} from '../../lib/packedRows';
import {unpackRows} from '../../lib/packedRows';
import BlogPage from './BlogPage';
import {tagsTitle} from './titles';

type Sidebar = Pick<BlogTagsPostsPageProps, 'sidebar'>;

interface Tagged extends Pick<BlogTagsPostsPageProps, 'tag'> {
  readonly posts: PackedRows;
}

function TaggedPosts({tag, posts, sidebar}: Tagged & Sidebar): ReactNode {
  const {label, permalink, allTagsPath} = tag;
  return (
    <BlogPage
      page="blogTagPostListPage"
      isFeed
      title={useBlogTagsPostsPageTitle(tag).replace(/"(.*)"/, '“$1”')}
      description={
        tag.description ??
        translate(
          {
            id: 'site.tag.description',
            message: 'Posts tagged {tag}.',
            description: 'Description of the page of a tag',
          },
          {tag: label},
        )
      }
      kicker={
        <Link to={allTagsPath}>
          <Translate id="site.tag.all" description="Link from a tag to all tags">
            All tags
          </Translate>
        </Link>
      }
      breadcrumbs={[
        {name: tagsTitle(), permalink: allTagsPath},
        {name: label, permalink},
      ]}
      notice={tag.unlisted && <Unlisted />}
      sidebar={sidebar}>
      <PostsByYear posts={useMemo(() => unpackRows(posts), [posts])} />
    </BlogPage>
  );
}

interface Props extends Sidebar {
  readonly route: {readonly path: string};
  /** Content of several tag pages by path, including this page's. */
  readonly tagged: Readonly<Record<string, Tagged>>;
}

/** The page of a tag, with its posts. */
export default function TagPosts({route, tagged, sidebar}: Props): ReactNode {
  const own = tagged[route.path];
  return own && <TaggedPosts {...own} sidebar={sidebar} />;
}
