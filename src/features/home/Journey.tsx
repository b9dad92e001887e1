import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {journey} from '../../data/journey';
import {groupByYear} from '../../lib/groupByYear';
import type {PostRow} from '../../lib/postRow';
import styles from './styles.module.css';

/** The years of the blog, each with what it was about and the way to its posts. */
export default function Journey({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  const counts = new Map(groupByYear(posts).map(({year, items}) => [year, items.length]));
  return (
    <section aria-label="The journey so far" className={styles.section}>
      <Heading as="h2" id="journey">
        The journey so far
      </Heading>
      <ol className={styles.journey}>
        {journey
          .filter(({year}) => counts.has(year))
          .map(({year, title, text}) => (
            <li key={year} className={styles.station}>
              <p className={styles.year}>
                <Link
                  to={`/blog/archive#${year}`}
                  aria-label={`${year}: ${counts.get(year)} posts`}>
                  {year}
                </Link>
              </p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
