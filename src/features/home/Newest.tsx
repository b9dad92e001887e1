import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import CoverArt from '../../components/CoverArt';
import {formatDate} from '../../lib/formatDate';
import type {PostRow} from '../../lib/postRow';
import styles from './styles.module.css';

/** The newest post, beside the tagline where there is room. */
export default function Newest({post}: {readonly post: PostRow}): ReactNode {
  const {title, permalink, date, description, minutes, cover} = post;
  return (
    <section aria-label="Newest post" className={styles.newest} data-search-skip="">
      {cover && (
        <div className={styles.newestCover}>
          <CoverArt file={cover} />
        </div>
      )}
      <p className={styles.meta}>
        Newest: <time dateTime={date}>{formatDate(date)}</time> · {minutes} min read
      </p>
      <Heading as="h2" className={styles.newestTitle}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <p className={styles.description}>{description}</p>
    </section>
  );
}
