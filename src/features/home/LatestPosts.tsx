import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import CoverArt from '../../components/CoverArt';
import type {PostRow} from '../../lib/postRow';
import styles from './styles.module.css';

/** A few posts with their covers. */
export default function LatestPosts({posts}: {readonly posts: readonly PostRow[]}): ReactNode {
  return (
    <ol className={styles.latest}>
      {posts.map(({title, permalink, date, description, minutes, cover}) => (
        <li key={permalink}>
          <div className={styles.latestCover}>{cover && <CoverArt file={cover} />}</div>
          <div>
            <h3>
              <Link to={permalink}>{title}</Link>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.meta}>
              <time dateTime={date}>{date}</time> · {minutes} min
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
