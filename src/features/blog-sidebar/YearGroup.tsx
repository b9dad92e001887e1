import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {useId, useState} from 'react';
import type {SidebarPost} from '../../lib/blogSidebar';
import YearPosts from './YearPosts';
import type {YearClasses} from './YearPosts';
import YearToggle from './YearToggle';
import {loadYear} from './loadYear';

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

/** A year; while it is folded, a page without scripts has its heading alone. */
export default function YearGroup(props: Props): ReactNode {
  const {year, count, href, given, classes, onNews} = props;
  const [isOpen, setOpen] = useState(given !== undefined);
  const [loaded, setLoaded] = useState<readonly SidebarPost[] | 'failed'>();
  const panelId = useId();
  const isPanel = useIsBrowser() || isOpen;
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
    <div {...(isPanel && {role: 'group', 'aria-label': `Posts of ${year}`})}>
      <h3>
        <YearToggle
          year={year}
          count={count}
          href={href}
          panelId={panelId}
          isOpen={isOpen}
          onToggle={toggle}
        />
      </h3>
      {isPanel && (
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
      )}
    </div>
  );
}
