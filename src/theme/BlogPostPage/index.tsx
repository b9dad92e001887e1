// Wraps @docusaurus/theme-classic 3.10: tells the shared layout that the page is a post.
import {PostPage} from '@site/src/hooks/postPage';
import BlogPostPage from '@theme-original/BlogPostPage';
import type {Props} from '@theme/BlogPostPage';
import type {ReactNode} from 'react';

export default function BlogPostPageWrapper(props: Props): ReactNode {
  return (
    <PostPage value>
      <BlogPostPage {...props} />
    </PostPage>
  );
}
