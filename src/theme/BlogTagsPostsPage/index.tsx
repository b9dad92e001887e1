// Eject of @docusaurus/theme-classic 3.10: a tag lists rows, not previews.
import TagPosts from '@site/src/features/blog-lists/TagPosts';
import BlogTrail from '@site/src/features/structured-data/BlogTrail';
import type {ComponentProps, ReactNode} from 'react';

export {isLargeTag as isLarge} from '@site/src/features/blog-lists/isLarge';

export default function BlogTagsPostsPage(props: ComponentProps<typeof TagPosts>): ReactNode {
  const {label, permalink, allTagsPath} = props.tag;
  const trail = [
    {name: 'Tags', permalink: allTagsPath},
    {name: label, permalink},
  ];
  return (
    <>
      <TagPosts {...props} />
      <BlogTrail below={trail} />
    </>
  );
}
