import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CoverShape} from './coverArt';
import {coverArt} from './coverArt';
import styles from './art.module.css';

function shapeElement(shape: CoverShape, key: number): ReactNode {
  const className = clsx(styles.shape, shape.lit && styles.lit);
  switch (shape.kind) {
    case 'bar':
      return (
        <rect
          key={key}
          className={className}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={5}
          rx={2.5}
        />
      );
    case 'dot':
      return <circle key={key} className={className} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'line':
      return (
        <polyline key={key} className={clsx(className, styles.stroke)} points={shape.points} />
      );
  }
}

interface Props {
  readonly id: string;
}

/** Generated cover of a book, derived from its id. */
export function BookCover({id}: Props): ReactNode {
  return (
    <svg className={styles.cover} viewBox="0 0 120 180" aria-hidden="true" focusable="false">
      <rect className={styles.board} width="120" height="180" rx="5" />
      {coverArt(id).map(shapeElement)}
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
      <g transform="translate(0 -58)">{coverArt(id).map(shapeElement)}</g>
    </svg>
  );
}
