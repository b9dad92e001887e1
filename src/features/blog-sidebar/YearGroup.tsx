import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useId, useState} from 'react';
import type {SidebarPost} from '../../lib/blogSidebar';
import YearPosts from './YearPosts';
import type {YearClasses} from './YearPosts';
import YearToggle from './YearToggle';
import {loadYear} from './loadYear';
import styles from './styles.module.css';

interface Props {
  readonly year: string;
  /** Listed posts of the year. */
  readonly count: number;
  /** The year's place in the archive. */
  readonly href: string;
  /** Its posts, where the page knows them; then the year is open. */
  readonly given: readonly SidebarPost[] | undefined;
  readonly classes: YearClasses;
  /** Told what a screen reader is to say. */
  readonly onNews: (news: string) => void;
}

export default function YearGroup(props: Props): ReactNode {
  const {year, count, href, given, classes, onNews} = props;
  const [isOpen, setOpen] = useState(given !== undefined);
  const [loaded, setLoaded] = useState<readonly SidebarPost[] | 'failed'>();
  const panelId = useId();
  const posts = given ?? loaded;

  async function load(): Promise<void> {
    setLoaded(undefined);
    onNews(`Loading the posts of ${year}`);
    try {
      const items = await loadYear(year);
      setLoaded(items);
      onNews(`${items.length} posts of ${year}`);
    } catch {
      setLoaded('failed');
      onNews('');
    }
  }

  function toggle(): void {
    setOpen(!isOpen);
    if (!isOpen && (posts === undefined || posts === 'failed')) {
      void load();
    }
  }

  return (
    <div role="group" aria-label={`Posts of ${year}`} className={styles.group}>
      <h3 className={clsx(styles.year, classes.heading)}>
        <YearToggle
          year={year}
          count={count}
          href={href}
          panelId={panelId}
          isOpen={isOpen}
          onToggle={toggle}
        />
      </h3>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <YearPosts
            year={year}
            count={count}
            href={href}
            posts={posts}
            classes={classes}
            onRetry={() => void load()}
          />
        )}
      </div>
    </div>
  );
}
