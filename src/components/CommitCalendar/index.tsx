import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {memo, useId, useRef} from 'react';
import {useDelegatedLinks} from '../../hooks/useDelegatedLinks';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import {SHADE_RANGES, openingYear} from '../../lib/calendarDays';
import {groupByYear} from '../../lib/groupBy';
import type {DatedPost} from '../../lib/postRows';
import {usePostCount} from '../plurals';
import CalendarYear from './CalendarYear';
import {calendarEvents} from './calendarEvents';
import styles from './styles.module.css';

/** Legend that explains the colors of squares: posts per day. */
export function CalendarLegend(): ReactNode {
  return (
    <p className={styles.legend}>
      <Translate id="site.calendar.legend" description="Before the legend of the calendar’s shades">
        Posts per day
      </Translate>
      {SHADE_RANGES.map((range, index) => (
        <span key={range} data-shade={index + 1}>
          {range}
        </span>
      ))}
    </p>
  );
}

/** Returns true if a day has several posts, so that the calendar has more than one shade. */
export function hasShades(posts: readonly DatedPost[]): boolean {
  return new Set(posts.map(({date}) => date)).size < posts.length;
}

interface Props {
  /** Newest first. */
  readonly posts: readonly DatedPost[];
  readonly label: string;
  /** Years that are not in `posts`; the calendar links to them in the archive. */
  readonly archivedYears?: readonly string[];
}

/**
 * Calendar with one square per day, one year at a time. Works without scripts: radio buttons switch
 * the year, and links and popovers open the posts.
 */
function CommitCalendar({posts, label, archivedYears = []}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const archive = useSiteAddress('/blog/archive');
  useDelegatedLinks(ref);
  const years = groupByYear(posts);
  const opening = openingYear(posts);
  const postCount = usePostCount();
  return (
    <div ref={ref} className={styles.calendar} role="group" aria-label={label} {...calendarEvents}>
      {years.map(({year, items}) => (
        <div key={year} className={styles.year}>
          <input
            type="radio"
            className="visually-hidden"
            id={id + year}
            name={id}
            defaultChecked={year === opening}
          />
          <label htmlFor={id + year} className={styles.choice}>
            {year}
            <span className="visually-hidden">, {postCount(items.length)}</span>
          </label>
          <CalendarYear year={year} posts={items} />
        </div>
      ))}
      {archivedYears.map((year) => (
        <a
          key={year}
          href={`${archive}#${year}`}
          className={styles.choice}
          aria-label={translate(
            {
              id: 'site.calendar.archived',
              message: '{year} in the archive',
              description: 'Link to a year whose posts are not in the calendar',
            },
            {year},
          )}>
          {year}
        </a>
      ))}
      {hasShades(posts) && <CalendarLegend />}
    </div>
  );
}

/** Memoized: the DOM keeps the chosen year and the focus, so only new posts need a new render. */
export default memo(CommitCalendar);
