import type {ReactNode} from 'react';
import Badge from '../../components/Badge';
import ButtonLink from '../../components/ButtonLink';
import CommitCalendar from '../../components/CommitCalendar';
import CopyAddress from '../../components/FollowLinks/CopyAddress';
import PostList from '../../components/PostList';
import {usePostSummary} from '../../hooks/usePostSummary';
import {groupByYear} from '../../lib/groupBy';
import styles from './styles.module.css';

/** Each shared component once, on real content. */
export default function Specimens(): ReactNode {
  const {latest} = usePostSummary();
  const newestYear = groupByYear(latest)[0]?.items ?? [];
  return (
    <div className={styles.specimens}>
      <div className={styles.specimen}>
        <p className={styles.specimenName}>Buttons and badge</p>
        <p className={styles.inline}>
          <ButtonLink to="/blog" kind="primary">
            Primary
          </ButtonLink>
          <ButtonLink to="/blog">Plain</ButtonLink>
          <Badge>Example</Badge>
        </p>
      </div>
      <div className={styles.specimen}>
        <p className={styles.specimenName}>Text</p>
        <p>
          Body text with <a href="#components">a link</a>, <code>code</code>, <kbd>Ctrl</kbd> and{' '}
          <strong>weight</strong>.
        </p>
        <p>
          <span className={styles.gain}>+1.25 %</span> <span className={styles.loss}>−0.80 %</span>
        </p>
      </div>
      <div className={styles.specimen}>
        <p className={styles.specimenName}>Post rows</p>
        <PostList posts={latest.slice(0, 2)} headingLevel="h3" />
      </div>
      <div className={styles.specimen}>
        <p className={styles.specimenName}>Commit calendar</p>
        <CommitCalendar posts={newestYear} label="The latest posts by day" />
      </div>
      <div className={styles.specimen}>
        <p className={styles.specimenName}>Address to copy</p>
        <CopyAddress name="Example" address="/blog/rss.xml" />
      </div>
    </div>
  );
}
