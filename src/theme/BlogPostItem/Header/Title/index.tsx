// Wrap of @docusaurus/theme-classic 3.10: microformats name the title of a post.
import BlogPostItemHeaderTitle from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function BlogPostItemHeaderTitleWrapper({className, ...rest}: Props): ReactNode {
  return <BlogPostItemHeaderTitle {...rest} className={clsx('p-name', className)} />;
}
