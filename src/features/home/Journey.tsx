import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {journey} from '../../data/journey';
import type {PostSummary} from '../../lib/summarizePosts';
import styles from './styles.module.css';

/** The years of the blog, each with what it was about and the way to its posts. */
export default function Journey({years}: Pick<PostSummary, 'years'>): ReactNode {
  const counts = new Map(years.map(({year, count}) => [year, count]));
  const stations = journey.filter(({year}) => counts.has(year));
  if (stations.length === 0) {
    return null;
  }
  return (
    <section aria-label="The journey so far" className={styles.section}>
      <Heading as="h2" id="journey">
        The journey so far
      </Heading>
      <ol className={styles.journey}>
        {stations.map(({year, title, text}) => (
          <li key={year} className={styles.station}>
            <p className={styles.year}>
              <Link
                to={`/blog/archive#${year}`}
                aria-label={`${year}: ${counts.get(year)} ${counts.get(year) === 1 ? 'post' : 'posts'}`}>
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
