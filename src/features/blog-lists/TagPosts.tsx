import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import type {Props as BlogTagsPostsPageProps} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {ReactNode} from 'react';
import type {PostRow} from '../../lib/postRows';
import BlogPage from './BlogPage';
import RecentPosts from './RecentPosts';

interface Props extends Pick<BlogTagsPostsPageProps, 'sidebar'> {
  readonly route: {readonly path: string};
  /** Data of this page and of other tags' pages, by route path; several tags share a data file. */
  readonly tagged: Readonly<
    Record<string, Pick<BlogTagsPostsPageProps, 'tag'> & {readonly posts: readonly PostRow[]}>
  >;
}

export default function TagPosts({route, tagged, sidebar}: Props): ReactNode {
  const {tag, posts} = tagged[route.path] as Props['tagged'][string];
  const {label, permalink, allTagsPath} = tag;
  return (
    <BlogPage
      page="blogTagPostListPage"
      isMicroformatsFeed
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
        {name: translateTagsPageTitle(), permalink: allTagsPath},
        {name: label, permalink},
      ]}
      notice={tag.unlisted && <Unlisted />}
      sidebar={sidebar}>
      <RecentPosts posts={posts} />
    </BlogPage>
  );
}
