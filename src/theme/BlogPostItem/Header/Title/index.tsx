// Wraps @docusaurus/theme-classic 3.10: adds the microformat of a post's title.
import BlogPostItemHeaderTitle from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function BlogPostItemHeaderTitleWrapper({className, ...rest}: Props): ReactNode {
  return <BlogPostItemHeaderTitle {...rest} className={clsx('p-name', className)} />;
}
