// Wraps @docusaurus/theme-classic 3.10: adds the microformat of a post's text.
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function BlogPostItemContentWrapper({className, ...rest}: Props): ReactNode {
  return <BlogPostItemContent {...rest} className={clsx('e-content', className)} />;
}
