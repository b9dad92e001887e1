import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {useId} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import type {CalendarDay} from '../../lib/calendarDays';
import {calendarDays} from '../../lib/calendarDays';
import {calendarCell, formatDate, yearOutline} from '../../lib/dates';
import type {DatedPost} from '../../lib/postRows';
import listStyles from './list.module.css';
import squareStyles from './square.module.css';
import styles from './styles.module.css';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Only every second row is labeled, because there is no room for more. */
const WEEKDAYS = ['Mon', 'Wed', 'Fri'];

/** From this week on, a tooltip extends to the left. */
const LATE_WEEK = 27;

/** Maximum number of posts in the list of a day. The archive has all posts. */
const MAX_LISTED = 25;

/** Returns the first column of a month. */
function monthColumn(year: string, month: number): number {
  return calendarCell(`${year}-${String(month + 1).padStart(2, '0')}-01`).week + 1;
}

/** The posts of a day, shown when the reader clicks its square. */
function DayList({id, anchor, date, posts}: CalendarDay & {id: string; anchor: string}): ReactNode {
  const archive = useSiteAddress(`/blog/archive#${date.slice(0, 4)}`);
  const rest = posts.length - MAX_LISTED;
  const name = formatDate(date);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={`Posts of ${name}`}
      className={listStyles.list}
      style={{positionAnchor: anchor}}>
      <p>
        {name}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          className={listStyles.close}
        />
      </p>
      <ul>
        {posts.slice(0, MAX_LISTED).map(({permalink, title}) => (
          <li key={permalink}>
            <a href={permalink}>{title}</a>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <a href={archive}>{rest} more in the archive</a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** A link to the post of a day, or a button that opens the list of its posts. */
function DaySquare({day, tabIndex}: {day: CalendarDay; tabIndex: 0 | -1}): ReactNode {
  const id = useId();
  const {date, posts, shade, label} = day;
  const {week, weekday} = calendarCell(date);
  const style: CSSProperties = {gridArea: `${weekday + 1}/${week + 1}`};
  const shared = {
    className: clsx(squareStyles.square, week >= LATE_WEEK && squareStyles.late),
    tabIndex,
    'data-day': date,
    'data-shade': shade,
  };
  if (posts.length === 1) {
    return <a {...shared} aria-label={label} style={style} href={posts[0]?.permalink} />;
  }
  const anchor = `--day-${id}`;
  return (
    <>
      <button
        {...shared}
        aria-label={label}
        type="button"
        style={{...style, anchorName: anchor}}
        popoverTarget={id}
      />
      <DayList {...day} id={id} anchor={anchor} />
    </>
  );
}

interface Props {
  readonly year: string;
  /** Newest first. */
  readonly posts: readonly DatedPost[];
}

/** Calendar of one year. `useCalendars` on an ancestor adds arrow keys. */
export default function CalendarYear({year, posts}: Props): ReactNode {
  const id = useId();
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={`Posts of ${year} by day`}
      aria-describedby={id}
      data-calendar=""
      data-no-preview="">
      <div className={styles.scroller}>
        <div className={styles.months} aria-hidden="true">
          {MONTHS.map((name, month) => (
            <span key={name} style={{gridColumnStart: monthColumn(year, month)}}>
              {name}
            </span>
          ))}
        </div>
        <div className={styles.weekdays} aria-hidden="true">
          {WEEKDAYS.map((name, place) => (
            <span key={name} style={{gridRow: 2 + 2 * place}}>
              {name}
            </span>
          ))}
        </div>
        <svg className={styles.empty} viewBox="0 0 54 7" aria-hidden="true" focusable="false">
          <pattern id={`${id}days`} width="1" height="1" patternUnits="userSpaceOnUse">
            <rect x="0.1" y="0.1" width="0.8" height="0.8" rx="0.14" />
          </pattern>
          <path d={yearOutline(year)} fill={`url(#${id}days)`} />
        </svg>
        <div className={styles.days}>
          {calendarDays(posts).map((day, place) => (
            <DaySquare key={day.date} day={day} tabIndex={place === 0 ? 0 : -1} />
          ))}
        </div>
      </div>
      <p id={id} className="visually-hidden">
        Each lit square is a day with posts. Use the arrow keys to move from day to day.
      </p>
    </div>
  );
}
