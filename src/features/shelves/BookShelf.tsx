import type {ReactNode} from 'react';
import type {Book} from '../../data/types';
import EmptyState from '../../components/EmptyState';
import BookCover from './BookCover';
import styles from './books.module.css';

interface Props {
  readonly books: readonly Book[];
  /** All topics where it is left out. */
  readonly topic?: string;
}

export default function BookShelf({books, topic}: Props): ReactNode {
  const shown = books.filter((book) => topic === undefined || book.topic === topic);
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
