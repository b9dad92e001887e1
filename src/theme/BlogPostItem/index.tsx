// Wrap of @docusaurus/theme-classic 3.10: below a post, and outside its article, stands what belongs to it.
import PostCompanions from '@site/src/features/post-companions';
import BlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';
import type {ReactNode} from 'react';

export default function BlogPostItemWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogPostItem {...props} />
      <PostCompanions />
    </>
  );
}
