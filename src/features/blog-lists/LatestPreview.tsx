import Link from '@docusaurus/Link';
import type {Content} from '@theme/BlogPostPage';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {formatDate} from '../../lib/formatDate';
import styles from './styles.module.css';

/** The newest post's truncated preview: its text up to the mark, compiled from MDX. */
export default function LatestPreview({content: Preview}: {readonly content: Content}): ReactNode {
  const {title, permalink, date} = Preview.metadata;
  return (
    <article className={styles.latest} aria-label={`Latest post: ${title}`}>
      <p className={styles.latestKicker}>Latest · {formatDate(date.slice(0, 10))}</p>
      <Heading as="h2" id="latest" className={styles.latestTitle}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <MDXContent>
        <Preview />
      </MDXContent>
      <p className={styles.more}>
        <Link to={permalink} aria-label={`Read on: ${title}`}>
          Read on
        </Link>
      </p>
    </article>
  );
}
