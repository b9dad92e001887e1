// Wrap of @docusaurus/theme-classic 3.10: beside a post, related posts follow the table of contents.
import {RelatedLinks} from '@site/src/features/post-companions';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Only the page of a post has a table of contents; lists are returned as they are. */
export default function BlogLayoutWrapper({toc, ...props}: Props): ReactNode {
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <div className={styles.column}>
            {toc}
            <RelatedLinks />
          </div>
        )
      }
    />
  );
}
