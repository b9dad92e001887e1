import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import CalendarFigure from '../../components/CommitCalendar/CalendarFigure';
import {groupByYear} from '../../lib/groupBy';
import type {DatedPost} from '../../lib/postRow';
import styles from './styles.module.css';

/** As many rows as fill a screen: a year after these is out of sight at first. */
const ROWS_OF_SCREEN = 30;

/** The years of the archive. Its links are plain: there are two for each post of the site. */
export default function ArchiveYears({posts}: {readonly posts: readonly DatedPost[]}): ReactNode {
  return groupByYear(posts).map(({year, items}) => (
    <section key={year} aria-label={`Posts of ${year}`} className={styles.archiveYear}>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <CalendarFigure posts={items} label={`Posts of ${year} by day`} />
      <ol
        className={clsx(
          styles.archiveList,
          posts.indexOf(items[0] as DatedPost) >= ROWS_OF_SCREEN && styles.far,
        )}
        style={{'--rows': items.length} as CSSProperties}>
        {items.map(({permalink, date, title}) => (
          <li key={permalink}>
            <time dateTime={date}>{date}</time>
            <a href={permalink}>{title}</a>
          </li>
        ))}
      </ol>
    </section>
  ));
}
