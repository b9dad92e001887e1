import BlogPostPage from '@theme-init/BlogPostPage';
import type {Props} from '@theme/BlogPostPage';
import {MarkdownPage} from 'docusaurus-plugin-markdown-pages/client';
import type {ReactNode} from 'react';

/** Links a post to its Markdown version. */
export default function BlogPostPageWrapper(props: Props): ReactNode {
  return (
    <MarkdownPage kind="post" metadata={props.content.metadata}>
      <BlogPostPage {...props} />
    </MarkdownPage>
  );
}
