import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import {useId} from 'react';
import {calendarCell} from '../../lib/calendar';
import {formatDate} from '../../lib/formatDate';
import {groupByYear} from '../../lib/groupBy';
import type {DatedPost} from '../../lib/postRow';
import CalendarYear from './CalendarYear';
import styles from './styles.module.css';

interface Props {
  /** Newest first. */
  readonly posts: readonly DatedPost[];
  readonly label: string;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** From this week on, the newest post is nearer to the end of a year than to its start. */
const LATE_WEEK = 27;

/** The first column of each month of a year. */
function monthColumn(year: string, month: number): number {
  return calendarCell(`${year}-${String(month + 1).padStart(2, '0')}-01`).week + 1;
}

/** What a calendar looks like; `useCalendars` of an element around it makes it answer. */
export default function CalendarFigure({posts, label, ref}: Props): ReactNode {
  const noteId = useId();
  const [newest] = posts;
  const isLate = newest !== undefined && calendarCell(newest.date).week >= LATE_WEEK;
  return (
    <div
      ref={ref}
      className={styles.calendar}
      role="group"
      aria-label={label}
      aria-describedby={noteId}
      data-calendar>
      <div className={clsx(styles.scroller, isLate && styles.fromEnd)}>
        <div className={styles.years}>
          {newest && (
            <div className={styles.months} aria-hidden="true">
              {MONTHS.map((name, month) => (
                <span
                  key={name}
                  style={{gridColumnStart: monthColumn(newest.date.slice(0, 4), month)}}>
                  {name}
                </span>
              ))}
            </div>
          )}
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
