import type {ReactNode} from 'react';
import {usePostCompanions} from '../../hooks/usePostCompanions';
import Backlinks from './Backlinks';
import RelatedPosts from './RelatedPosts';
import SeriesBox from './SeriesBox';
import styles from './styles.module.css';

/** Under a post: its series, related posts, and the posts that mention it. No part is ever empty. */
export default function PostCompanions(): ReactNode {
  const {series, related = [], backlinks = []} = usePostCompanions() ?? {};
  if (!series && related.length === 0 && backlinks.length === 0) {
    return null;
  }
  return (
    <div className={styles.companions}>
      {series && <SeriesBox series={series} />}
      {related.length > 0 && <RelatedPosts posts={related} />}
      {backlinks.length > 0 && <Backlinks links={backlinks} />}
    </div>
  );
}
