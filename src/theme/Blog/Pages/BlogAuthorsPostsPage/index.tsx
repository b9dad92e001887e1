// Eject of @docusaurus/theme-classic 3.10: an author's posts are rows, not previews.
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import AuthorPosts from '@site/src/features/blog-lists/AuthorPosts';
import {BlogTrail} from '@site/src/features/structured-data/Trail';
import type {ComponentProps, ReactNode} from 'react';

export default function BlogAuthorsPostsPage(props: ComponentProps<typeof AuthorPosts>): ReactNode {
  const {name, key, page} = props.author;
  const trail = [
    {name: 'Authors', permalink: useBlogMetadata().authorsListPath},
    ...(page ? [{name: name ?? key, permalink: page.permalink}] : []),
  ];
  return (
    <>
      <AuthorPosts {...props} />
      <BlogTrail below={trail} />
    </>
  );
}
