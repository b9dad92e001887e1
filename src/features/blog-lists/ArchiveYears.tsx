import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import CalendarFigure from '../../components/CommitCalendar/CalendarFigure';
import {groupByYear} from '../../lib/groupByYear';
import type {DatedPost} from '../../lib/postRow';
import styles from './styles.module.css';

/** The years of the archive. Its links are plain: there are two for each post of the site. */
export default function ArchiveYears({posts}: {readonly posts: readonly DatedPost[]}): ReactNode {
  return groupByYear(posts).map(({year, items}) => (
    <section key={year} aria-label={`Posts of ${year}`} className={styles.archiveYear}>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <CalendarFigure posts={items} label={`Posts of ${year} by day`} />
      <ol className={styles.archiveList} style={{'--rows': items.length} as CSSProperties}>
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
