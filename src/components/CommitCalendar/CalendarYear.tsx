import type {CSSProperties, ReactNode} from 'react';
import {useId} from 'react';
import {calendarCell, squareLabel, yearOutline} from '../../lib/calendar';
import {groupBy} from '../../lib/groupBy';
import type {DatedPost} from '../../lib/postRow';
import styles from './styles.module.css';

interface Props {
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

export default function CalendarYear({year, posts, tabStop}: Props): ReactNode {
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
