import Link from '@docusaurus/Link';
import {BlogSidebarItemList} from '@docusaurus/plugin-content-blog/client';
import type {CSSProperties, ReactNode} from 'react';
import {sidebarLines} from '../../lib/blogSidebar';
import type {SidebarPost} from '../../lib/blogSidebar';
import styles from './styles.module.css';

/** Classes of the place that a year is shown in. */
export interface YearClasses {
  readonly years: string;
  readonly list: string;
  readonly item?: string;
  readonly link?: string;
  readonly active?: string;
}

interface Props {
  readonly year: string;
  readonly count: number;
  readonly href: string;
  /** Undefined while they load. */
  readonly posts: readonly SidebarPost[] | 'failed' | undefined;
  readonly classes: YearClasses;
  readonly onRetry: () => void;
}

/** What stands under a year that is open. */
export default function YearPosts({year, count, href, posts, classes, onRetry}: Props): ReactNode {
  if (posts === undefined) {
    const lines = {'--lines': sidebarLines(count)} as CSSProperties;
    return (
      <p className={styles.loading} style={lines}>
        Loading…
      </p>
    );
  }
  if (posts === 'failed') {
    return (
      <div role="alert" className={styles.failure}>
        <p>The posts of {year} could not be loaded.</p>
        <p>
          <button type="button" className="button button--primary" onClick={onRetry}>
            Try again
          </button>{' '}
          or see <Link to={href}>{year} in the archive</Link>.
        </p>
      </div>
    );
  }
  return (
    <>
      <BlogSidebarItemList
        // Only titles and permalinks are drawn.
        items={posts.map((post) => ({...post, unlisted: false, date: year}))}
        ulClassName={classes.list}
        liClassName={classes.item}
        linkClassName={classes.link}
        linkActiveClassName={classes.active}
      />
      {posts.length < count && (
        <p className={styles.all}>
          <Link to={href}>{`All ${count} posts of ${year}`}</Link>
        </p>
      )}
    </>
  );
}
