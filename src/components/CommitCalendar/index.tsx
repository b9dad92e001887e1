import type {ReactNode} from 'react';
import {useId, useMemo, useState} from 'react';
import {formatDate} from '../../lib/formatDate';
import {groupByYear} from '../../lib/groupByYear';
import type {PostRow} from '../../lib/postRow';
import CalendarYear from './CalendarYear';
import styles from './styles.module.css';
import {useRovingLink} from './useRovingLink';

interface Props {
  /** Newest first. */
  readonly posts: readonly PostRow[];
  readonly label: string;
}

/**
 * The signature of the site: a square a day, lit where a post appeared and leading to it. One stop
 * in the tab order; the arrow keys go from post to post. The line below names the post in focus.
 */
export default function CommitCalendar({posts, label}: Props): ReactNode {
  const years = useMemo(() => groupByYear(posts), [posts]);
  const [shown, setShown] = useState(posts[0]);
  const listRef = useRovingLink();
  const noteId = useId();
  return (
    <div className={styles.calendar} role="group" aria-label={label} aria-describedby={noteId}>
      <div className={styles.scroller}>
        <div ref={listRef} className={styles.years}>
          {years.map(({year, items}) => (
            <CalendarYear
              key={year}
              year={year}
              posts={items}
              tabStop={posts[0]}
              onShow={setShown}
            />
          ))}
        </div>
      </div>
      {shown && (
        <p className={styles.status} aria-hidden="true">
          <span className={styles.statusDate}>{formatDate(shown.date)}</span>
          <span className={styles.statusTitle}>{shown.title}</span>
        </p>
      )}
      <p id={noteId} className="visually-hidden">
        Each lit square is a post. Use the arrow keys to go from post to post.
      </p>
    </div>
  );
}
