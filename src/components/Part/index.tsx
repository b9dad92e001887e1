import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {partAnchor} from '../../lib/text';
import styles from './styles.module.css';

interface WithChildren {
  readonly children: ReactNode;
}

/**
 * Frame of an interactive component in a post: a figure with a caption. Feeds and Markdown versions
 * recognize it by `data-part`, and contain a link in its place.
 */
export default function Part({
  title,
  children,
}: WithChildren & {readonly title: string}): ReactNode {
  return (
    <figure id={partAnchor(title)} className={styles.part} data-part={title} data-search-skip="">
      <figcaption className={styles.title}>
        <span className={styles.prompt} aria-hidden="true">
          &gt;{' '}
        </span>
        {title}
      </figcaption>
      <noscript>
        <p className={styles.noScript}>
          <Translate
            id="site.part.fixed"
            description="Shown in an interactive component if JavaScript is off">
            This is a fixed example. Enable JavaScript to change the numbers.
          </Translate>
        </p>
      </noscript>
      <div className={styles.body}>{children}</div>
    </figure>
  );
}

/** Fields side by side, as many as fit in a row. */
export function Fields({children}: WithChildren): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}

/** The result of the component, as a sentence. Screen readers announce changes. */
export function Answer({children}: WithChildren): ReactNode {
  return (
    <p className={styles.answer}>
      <output>{children}</output>
    </p>
  );
}

interface FiguresProps {
  readonly items: Readonly<Record<string, string>>;
  /** Makes screen readers announce changes; for components without an `Answer`. */
  readonly live?: boolean;
}

/** A few labeled numbers in a row. */
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

/** Assumptions of the component, in small print. */
export function Note({children}: WithChildren): ReactNode {
  return <p className={styles.note}>{children}</p>;
}
