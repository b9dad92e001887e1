import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CoverShape} from '../../lib/coverArt';
import {coverArt, shapePath} from '../../lib/coverArt';
import styles from './art.module.css';

function shapeElement(shape: CoverShape, key: number): ReactNode {
  return (
    <path
      key={key}
      className={clsx(styles.shape, shape.lit && styles.lit, shape.kind !== 'bar' && styles.stroke)}
      strokeWidth={shape.kind === 'dot' ? 2 * shape.radius : shape.kind === 'line' ? 2.5 : 1}
      d={shapePath(shape, 1)}
    />
  );
}

interface Props {
  readonly id: string;
}

/** Generated cover of a book, derived from its id. */
export function BookCover({id}: Props): ReactNode {
  return (
    <svg className={styles.cover} viewBox="0 0 120 180" aria-hidden="true" focusable="false">
      <rect className={styles.board} width="120" height="180" rx="5" />
      {coverArt(id, {width: 120, height: 180, unit: 1}).map(shapeElement)}
      <rect className={styles.spine} width="7" height="180" rx="3" />
    </svg>
  );
}

/** Generated poster of a talk, an episode or a film, derived from its id. */
export function Poster({id}: Props): ReactNode {
  return (
    <svg
      className={styles.poster}
      viewBox="0 0 120 67.5"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false">
      <rect className={styles.board} width="120" height="67.5" />
      {coverArt(id, {width: 120, height: 67.5, unit: 1}).map(shapeElement)}
    </svg>
  );
}
