import type {ReactNode, RefObject} from 'react';
import {useId} from 'react';
import {formatDate} from '../../lib/formatDate';
import {groupByYear} from '../../lib/groupByYear';
import type {DatedPost} from '../../lib/postRow';
import CalendarYear from './CalendarYear';
import styles from './styles.module.css';

interface Props {
  /** Newest first. */
  readonly posts: readonly DatedPost[];
  readonly label: string;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** What a calendar looks like; `useCalendars` of an element around it makes it answer. */
export default function CalendarFigure({posts, label, ref}: Props): ReactNode {
  const noteId = useId();
  const [newest] = posts;
  return (
    <div
      ref={ref}
      className={styles.calendar}
      role="group"
      aria-label={label}
      aria-describedby={noteId}
      data-calendar>
      <div className={styles.scroller}>
        <div className={styles.years}>
          {groupByYear(posts).map(({year, items}) => (
            <CalendarYear key={year} year={year} posts={items} tabStop={newest} />
          ))}
        </div>
      </div>
      {newest && (
        <p className={styles.status} aria-hidden="true" data-calendar-line>
          <span className={styles.statusDate}>{formatDate(newest.date)}</span>
          <span className={styles.statusTitle}>{newest.title}</span>
        </p>
      )}
      <p id={noteId} className="visually-hidden">
        Each lit square is a post. Use the arrow keys to go from post to post.
      </p>
    </div>
  );
}
