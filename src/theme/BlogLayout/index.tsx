// Wrap of @docusaurus/theme-classic 3.10: beside a post, related posts follow the table of contents.
import {RelatedLinks} from '@site/src/features/post-companions';
import {PostPage} from '@site/src/hooks/postPage';
import {usePostCompanions} from '@site/src/hooks/usePostCompanions';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useContext} from 'react';
import styles from './styles.module.css';

/** A post without a table of contents has the column where its related posts are shown. */
function PostLayout({toc, ...props}: Props): ReactNode {
  const hasRelated = Boolean(usePostCompanions()?.related?.length);
  return (
    <BlogLayout
      {...props}
      toc={
        (toc || hasRelated) && (
          <div className={clsx(styles.column, !toc && styles.relatedOnly)}>
            {toc}
            <RelatedLinks />
          </div>
        )
      }
    />
  );
}

export default function BlogLayoutWrapper(props: Props): ReactNode {
  return useContext(PostPage) ? <PostLayout {...props} /> : <BlogLayout {...props} />;
}
