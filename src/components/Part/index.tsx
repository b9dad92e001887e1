import type {ReactNode} from 'react';
import {partAnchor} from '../../lib/text';
import styles from './styles.module.css';

interface Box {
  readonly children: ReactNode;
}

/**
 * The frame of an interactive part of a post: a figure named by its caption, no heading. The mark
 * is what feeds know it by, the id where a page's Markdown links to.
 */
export default function Part({title, children}: Box & {readonly title: string}): ReactNode {
  return (
    <figure id={partAnchor(title)} className={styles.part} data-part={title} data-search-skip="">
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

/** Fields side by side, as many as fit. */
export function Fields({children}: Box): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}

/** The result in a sentence; screen readers say it anew when it changes. */
export function Answer({children}: Box): ReactNode {
  return (
    <p className={styles.answer}>
      <output>{children}</output>
    </p>
  );
}

interface FiguresProps {
  /** Each value by its name. */
  readonly items: Readonly<Record<string, string>>;
  /** Whether changes are read out: where no sentence beside it says them. */
  readonly live?: boolean;
}

/** A few named numbers in a row. */
export function Figures({items, live = false}: FiguresProps): ReactNode {
  return (
    <dl className={styles.figures} aria-live={live ? 'polite' : undefined}>
      {Object.entries(items).map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the part assumes, in small print. */
export function Note({children}: Box): ReactNode {
  return <p className={styles.note}>{children}</p>;
}
