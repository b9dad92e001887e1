import clsx from 'clsx';
import type {ReactNode} from 'react';
import EmptyState from '../../components/EmptyState';
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
function BookCover({book}: {readonly book: Book}): ReactNode {
  return (
    <svg className={styles.cover} viewBox="0 0 120 180" aria-hidden="true" focusable="false">
      <rect className={styles.board} width="120" height="180" rx="5" />
      {coverArt(book.id).map(shapeElement)}
      <rect className={styles.spine} width="7" height="180" rx="3" />
    </svg>
  );
}

interface Props {
  readonly entries: readonly Book[];
  /** All topics where it is left out. */
  readonly topic?: string;
}

export default function BookShelf({entries, topic}: Props): ReactNode {
  const shown = entries.filter((book) => topic === undefined || book.topic === topic);
  if (shown.length === 0) {
    return <EmptyState>There are no books here yet.</EmptyState>;
  }
  return (
    <ul className={styles.shelf}>
      {shown.map((book) => (
        <li key={book.id} id={book.id} className={styles.book}>
          <BookCover book={book} />
          <div>
            <p className={styles.title}>
              {book.url ? <a href={book.url}>{book.title}</a> : book.title}
            </p>
            <p className={styles.author}>
              {book.author} · {book.year}
            </p>
            <p className={styles.note}>{book.note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
