// Wraps @docusaurus/theme-classic 3.10: shows related posts below a post's table of contents.
import {RelatedLinks} from '@site/src/features/post-companions';
import {PostPage} from '@site/src/hooks/postPage';
import {usePostCompanions} from '@site/src/hooks/usePostCompanions';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useContext} from 'react';
import styles from './styles.module.css';

/** Shows the column beside the post if there is a table of contents or a related post. */
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
