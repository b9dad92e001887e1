// Eject of @docusaurus/theme-classic 3.10: a tag lists rows, not previews.
import TagPosts from '@site/src/features/blog-lists/TagPosts';
import type {TagPostsProps} from '@site/src/features/blog-lists/TagPosts';
import {BlogTrail} from '@site/src/features/structured-data/Trail';
import type {ReactNode} from 'react';

interface Props extends Pick<TagPostsProps, 'sidebar'> {
  readonly route: {readonly path: string};
  /** What several tags' pages show, by the path of the page; one of them is this page's. */
  readonly tagged: Readonly<Record<string, Omit<TagPostsProps, 'sidebar'>>>;
}

export default function BlogTagsPostsPage({route, tagged, sidebar}: Props): ReactNode {
  const own = tagged[route.path];
  if (!own) {
    return null;
  }
  const {label, permalink, allTagsPath} = own.tag;
  const trail = [
    {name: 'Tags', permalink: allTagsPath},
    {name: label, permalink},
  ];
  return (
    <>
      <TagPosts {...own} sidebar={sidebar} />
      <BlogTrail below={trail} />
    </>
  );
}
