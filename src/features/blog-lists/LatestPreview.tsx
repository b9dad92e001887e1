import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ComponentType, ReactNode} from 'react';
import {formatDate} from '../../lib/formatDate';
import styles from './styles.module.css';

export interface LatestContent {
  /** The text up to the mark, compiled from MDX. */
  readonly Content: ComponentType;
  readonly metadata: {readonly title: string; readonly permalink: string; readonly date: string};
}

/** The newest post's truncated preview. */
export default function LatestPreview({content}: {readonly content: LatestContent}): ReactNode {
  const {title, permalink, date} = content.metadata;
  return (
    <article className={styles.latest} aria-label={`Latest post: ${title}`}>
      <p className={styles.latestKicker}>Latest · {formatDate(date.slice(0, 10))}</p>
      <Heading as="h2" id="latest" className={styles.latestTitle}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <MDXContent>
        <content.Content />
      </MDXContent>
      <p className={styles.more}>
        <Link to={permalink} aria-label={`Read on: ${title}`}>
          Read on
        </Link>
      </p>
    </article>
  );
}
