import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CoverShape} from '../../lib/coverArt';
import {coverArt, shapePath} from '../../lib/coverArt';
import styles from './art.module.css';

const STROKE_WIDTHS = {line: 2.5, bar: 1};

function shapeElement(shape: CoverShape, key: number): ReactNode {
  return (
    <path
      key={key}
      className={clsx(styles.shape, shape.lit && styles.lit, shape.kind !== 'bar' && styles.stroke)}
      strokeWidth={shape.kind === 'dot' ? 2 * shape.radius : STROKE_WIDTHS[shape.kind]}
      d={shapePath(shape, 1)}
    />
  );
}

interface Props {
  /** Id of the book, talk, episode or film; the drawing is derived from it. */
  readonly id: string;
  readonly kind: 'book' | 'poster';
}

/** Generated cover of a book, or poster of a talk, an episode or a film. */
export default function DrawnArt({id, kind}: Props): ReactNode {
  // With a width of 120, books have the ratio 2:3, and posters 16:9.
  const height = kind === 'book' ? 180 : 67.5;
  return (
    <svg
      className={styles[kind]}
      viewBox={`0 0 120 ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false">
      <rect className={styles.board} width="120" height={height} rx={kind === 'book' ? 5 : 0} />
      {coverArt(id, {width: 120, height, unit: 1}).map(shapeElement)}
      {kind === 'book' && <rect className={styles.spine} width="7" height={height} rx="3" />}
    </svg>
  );
}
