import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {useId} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import type {CalendarDay} from '../../lib/calendarDays';
import {calendarDays} from '../../lib/calendarDays';
import {calendarCell, yearOutline} from '../../lib/dates';
import type {DatedPost} from '../../lib/postRows';
import {formatDate, locale} from '../formats';
import {usePlural, usePostCount} from '../plurals';
import {dayLabel} from './dayLabel';
import listStyles from './list.module.css';
import squareStyles from './square.module.css';
import styles from './styles.module.css';

const monthFormat = new Intl.DateTimeFormat(locale, {month: 'short', timeZone: 'UTC'});
const weekdayFormat = new Intl.DateTimeFormat(locale, {weekday: 'short', timeZone: 'UTC'});

const MONTHS = Array.from({length: 12}, (_, month) => monthFormat.format(Date.UTC(2024, month)));

/**
 * Labels of Monday, Wednesday and Friday (1 January 2024 was a Monday). Only every second row has
 * room for a label.
 */
const WEEKDAYS = [1, 3, 5].map((day) => weekdayFormat.format(Date.UTC(2024, 0, day)));

/** First week (from 0) in the right half, where tooltips extend to the left. */
const LATE_WEEK = 27;

/** Maximum number of posts in the list of a day; a link to the archive follows if there are more. */
const MAX_LISTED = 25;

/** Returns the grid column, starting at 1, of the first day of a month (0–11). */
function monthColumn(year: string, month: number): number {
  return calendarCell(`${year}-${String(month + 1).padStart(2, '0')}-01`).week + 1;
}

/** Functions that return texts with a number of posts. */
type DayTexts = Readonly<
  Record<'postCount' | 'moreTitles' | 'morePosts', (count: number) => string>
>;

interface ListProps {
  readonly id: string;
  /** CSS anchor name of the day's square. */
  readonly anchor: string;
  readonly day: CalendarDay;
  readonly texts: DayTexts;
}

/** Popover with the posts of a day, opened by its square. */
function DayList({id, anchor, day: {date, posts}, texts}: ListProps): ReactNode {
  const archive = useSiteAddress(`/blog/archive#${date.slice(0, 4)}`);
  const omitted = posts.length - MAX_LISTED;
  const name = formatDate(date);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={translate(
        {
          id: 'site.calendar.day',
          message: 'Posts from {date}',
          description: 'Accessible name of the list of a day’s posts',
        },
        {date: name},
      )}
      className={listStyles.list}
      style={{positionAnchor: anchor}}>
      <p>
        {name}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={translate({
            id: 'site.calendar.close',
            message: 'Close',
            description: 'Button that closes the list of a day’s posts',
          })}
          className={listStyles.close}
        />
      </p>
      <ul>
        {posts.slice(0, MAX_LISTED).map(({permalink, title}) => (
          <li key={permalink}>
            <a href={permalink}>{title}</a>
          </li>
        ))}
        {omitted > 0 && (
          <li>
            <a href={archive}>{texts.morePosts(omitted)}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

interface SquareProps extends Pick<ListProps, 'day' | 'texts'> {
  readonly tabIndex: 0 | -1;
}

/** Square of a day: a link to its post, or a button that opens the list of its posts. */
function DaySquare({day, texts, tabIndex}: SquareProps): ReactNode {
  const id = useId();
  const {date, posts, shade} = day;
  const label = dayLabel(day, texts);
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
      <DayList id={id} anchor={anchor} day={day} texts={texts} />
    </>
  );
}

interface Props {
  readonly year: string;
  /** Newest first. */
  readonly posts: readonly DatedPost[];
}

/**
 * Calendar of one year. The event handlers `calendarEvents` on an ancestor add arrow keys and tooltips that
 * fit the window.
 */
export default function CalendarYear({year, posts}: Props): ReactNode {
  const id = useId();
  // Shared by all days, because creating plural forms is slow.
  const texts = {
    postCount: usePostCount(),
    moreTitles: usePlural(
      translate({
        id: 'site.calendar.moreTitles',
        message: 'and {count} more',
        description: 'After the first titles in the label of a day with many posts',
      }),
    ),
    morePosts: usePlural(
      translate({
        id: 'site.calendar.morePosts',
        message: '{count} more in the archive',
        description: 'Link after the first posts in the list of a day',
      }),
    ),
  };
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={translate(
        {
          id: 'site.calendar.year',
          message: 'Posts from {year} by day',
          description: 'Accessible name of the calendar of a year',
        },
        {year},
      )}
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
          {/* Row 1 has the months, row 2 the Mondays. */}
          {WEEKDAYS.map((name, index) => (
            <span key={name} style={{gridRow: 2 + 2 * index}}>
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
          {calendarDays(posts).map((day, index) => (
            <DaySquare key={day.date} day={day} texts={texts} tabIndex={index === 0 ? 0 : -1} />
          ))}
        </div>
      </div>
      <p id={id} className="visually-hidden">
        <Translate id="site.calendar.help" description="Help for the calendar, for screen readers">
          Each lit square is a day with posts. Use the arrow keys to move from day to day.
        </Translate>
      </p>
    </div>
  );
}
