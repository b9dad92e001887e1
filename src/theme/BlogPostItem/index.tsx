// Wraps @docusaurus/theme-classic 3.10: adds the h-entry class, post companions and comments.
import {Comments} from '@generated/site-features/default/features';
import PostCompanions from '@site/src/features/post-companions';
import BlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function BlogPostItemWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogPostItem {...props} className={clsx('h-entry', props.className)} />
      <PostCompanions />
      <Comments />
    </>
  );
}
