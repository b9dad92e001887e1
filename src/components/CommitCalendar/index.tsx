import clsx from 'clsx';
import type {CSSProperties, ReactNode, RefObject} from 'react';
import {memo, useId, useRef} from 'react';
import {useDelegatedLinks} from '../../hooks/useDelegatedLinks';
import {calendarCell, formatDate, yearOutline} from '../../lib/dates';
import {groupBy, groupByYear} from '../../lib/groupBy';
import type {DatedPost} from '../../lib/postRows';
import styles from './styles.module.css';
import {squareLabel, useCalendars} from './useCalendars';

interface Props {
  /** Newest first. */
  readonly posts: readonly DatedPost[];
  readonly label: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** From this week on, the newest post is nearer to the end of a year than to its start. */
const LATE_WEEK = 27;

/** The first column of each month of a year. */
function monthColumn(year: string, month: number): number {
  return calendarCell(`${year}-${String(month + 1).padStart(2, '0')}-01`).week + 1;
}

interface YearProps {
  readonly year: string;
  readonly posts: readonly DatedPost[];
  /** The one post of the whole calendar that the Tab key reaches at first. */
  readonly tabStop: DatedPost | undefined;
}

/** Rows that are named beside the year: every second one, as there is room for. */
const WEEKDAYS = [
  {name: 'Mon', row: 1},
  {name: 'Wed', row: 3},
  {name: 'Fri', row: 5},
];

/** The cell of a post's day, and the part of it that is the post's where a day has several. */
function place(post: DatedPost, sameDay: readonly DatedPost[] = []): CSSProperties {
  const {week, weekday} = calendarCell(post.date);
  // No custom properties: each square below would inherit others, and all be styled one by one.
  const cell = {gridArea: `${weekday + 1}/${week + 1}`};
  const part = {'--part': sameDay.indexOf(post), '--parts': sameDay.length};
  return sameDay.length > 1 ? {...cell, ...part} : cell;
}

function CalendarYear({year, posts, tabStop}: YearProps): ReactNode {
  const patternId = useId();
  const days = groupBy(posts, ({date}) => date);
  return (
    <div className={styles.year}>
      <div className={styles.label}>
        <span>{year}</span>
        {WEEKDAYS.map(({name, row}) => (
          <span key={name} style={{gridRow: row}} aria-hidden="true">
            {name}
          </span>
        ))}
      </div>
      <div className={styles.grid}>
        <svg className={styles.days} viewBox="0 0 54 7" aria-hidden="true" focusable="false">
          <pattern id={patternId} width="1" height="1" patternUnits="userSpaceOnUse">
            <rect className={styles.day} width="0.8" height="0.8" rx="0.14" />
          </pattern>
          <path d={yearOutline(year)} fill={`url(#${patternId})`} />
        </svg>
        <ol className={styles.posts} aria-label={year}>
          {posts.map((post) => (
            <li
              key={post.permalink}
              className={styles.post}
              style={place(post, days.get(post.date))}>
              <a
                href={post.permalink}
                className={styles.lit}
                tabIndex={post === tabStop ? 0 : -1}
                aria-label={squareLabel(post)}
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface FigureProps extends Props {
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** What a calendar looks like; `useCalendars` of an element around it makes it answer. */
export function CalendarFigure({posts, label, ref}: FigureProps): ReactNode {
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

/**
 * The signature of the site: a square a day, lit where a post appeared and leading to it. One stop
 * in the tab order; the arrow keys go from post to post. The line below names the post in focus.
 */
function CommitCalendar({posts, label}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useCalendars(ref);
  useDelegatedLinks(ref);
  return <CalendarFigure ref={ref} posts={posts} label={label} />;
}

/** Drawn once for its posts: what it is told afterwards stands in its elements. */
export default memo(CommitCalendar);
