import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {CHANGES_ANCHOR, usePostCompanions} from '../../hooks/usePostCompanions';
import {splitBacklinks} from '../../lib/content-index/findBacklinks';
import type {PostChange} from '../../lib/content-index/types';
import {formatDate} from '../../lib/formatDate';
import Backlinks from './Backlinks';
import Companion from './Companion';
import RelatedPosts from './RelatedPosts';
import SeriesBox from './SeriesBox';
import styles from './styles.module.css';

/** What changed in a post after it appeared, the last change first. */
function Changes({changes}: {readonly changes: readonly PostChange[]}): ReactNode {
  return (
    <Companion title="What changed" anchor={CHANGES_ANCHOR}>
      <ul className={styles.list}>
        {changes.toReversed().map(({date, text}) => (
          <li key={date + text}>
            <time dateTime={date} className={styles.day}>
              {formatDate(date)}
            </time>
            {text}
          </li>
        ))}
      </ul>
    </Companion>
  );
}

/**
 * Under a post: what changed in it, what later posts say of it, its series, related posts, and the
 * other pages that mention it. No part is ever empty.
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
