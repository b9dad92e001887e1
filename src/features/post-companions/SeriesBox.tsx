import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SeriesPlace} from '../../lib/content-index/types';
import Companion from './Companion';
import styles from './styles.module.css';

/** Which series a post is part of, at what place, and the way to the parts beside it. */
export default function SeriesBox({series}: {readonly series: SeriesPlace}): ReactNode {
  const {label, position, total, previous, next} = series;
  return (
    <Companion title={`Series: ${label}`} className={styles.series}>
      <p className={styles.place}>
        Part {position} of {total}
      </p>
      <ul className={styles.parts}>
        {previous && (
          <li>
            <span className={styles.direction}>Previous</span>{' '}
            <Link to={previous.permalink} rel="prev">
              {previous.title}
            </Link>
          </li>
        )}
        {next && (
          <li>
            <span className={styles.direction}>Next</span>{' '}
            <Link to={next.permalink} rel="next">
              {next.title}
            </Link>
          </li>
        )}
      </ul>
    </Companion>
  );
}
