import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {usePostCompanions} from '../../hooks/usePostCompanions';
import {splitBacklinks} from '../../lib/content-index/findBacklinks';
import Backlinks from './Backlinks';
import Changes from './Changes';
import RelatedPosts from './RelatedPosts';
import SeriesBox from './SeriesBox';
import styles from './styles.module.css';

/**
 * Under a post: what changed in it, what later posts say of it, its series, related posts, and the other pages that
 * mention it. No part is ever empty.
 */
export default function PostCompanions(): ReactNode {
  const {metadata} = useBlogPost();
  const {series, related = [], backlinks = [], changes = []} = usePostCompanions() ?? {};
  if (!series && [related, backlinks, changes].every(({length}) => length === 0)) {
    return null;
  }
  const {later, others} = splitBacklinks(backlinks, metadata.date.slice(0, 10));
  return (
    <div className={styles.companions}>
      {changes.length > 0 && <Changes changes={changes} />}
      {later.length > 0 && <Backlinks title="Later on this" links={later} isDated />}
      {series && <SeriesBox series={series} />}
      {related.length > 0 && <RelatedPosts posts={related} />}
      {others.length > 0 && <Backlinks title="Mentioned in" links={others} />}
    </div>
  );
}
