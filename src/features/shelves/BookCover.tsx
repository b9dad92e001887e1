import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Book} from '../../data/types';
import type {CoverShape} from '../../lib/coverArt';
import {coverArt} from '../../lib/coverArt';
import styles from './books.module.css';

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

/** Artwork drawn from the book's id; no picture of anybody's is loaded. */
export default function BookCover({book}: {readonly book: Book}): ReactNode {
  return (
    <svg className={styles.cover} viewBox="0 0 120 180" aria-hidden="true" focusable="false">
      <rect className={styles.board} width="120" height="180" rx="5" />
      {coverArt(book.id).map(shapeElement)}
      <rect className={styles.spine} width="7" height="180" rx="3" />
    </svg>
  );
}
