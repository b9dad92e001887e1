import type {ReactNode} from 'react';
import {partAnchor} from '../../lib/partAnchor';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * The frame of an interactive part of a post: a figure named by its caption, no heading. The mark
 * is what feeds know it by, the id where a page's Markdown links to.
 */
export default function Part({title, children}: Props): ReactNode {
  return (
    <figure id={partAnchor(title)} className={styles.part} data-part={title}>
      <figcaption className={styles.title}>
        <span className={styles.prompt} aria-hidden="true">
          &gt;{' '}
        </span>
        {title}
      </figcaption>
      <noscript>
        <p className={styles.still}>
          Without JavaScript this shows one worked case; its numbers cannot be changed.
        </p>
      </noscript>
      <div className={styles.body}>{children}</div>
    </figure>
  );
}
