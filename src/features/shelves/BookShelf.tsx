import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import EmptyState from '../../components/EmptyState';
import type {Book} from '../../data/types';
import {BookCover} from './DrawnArt';
import styles from './books.module.css';

interface Props {
  readonly entries: readonly Book[];
  /** Shows only books on this topic. @default all topics */
  readonly topic?: string;
}

/** List of books with generated covers. */
export default function BookShelf({entries, topic}: Props): ReactNode {
  const books = entries.filter((book) => topic === undefined || book.topic === topic);
  if (books.length === 0) {
    return (
      <EmptyState>
        <Translate id="site.shelf.noBooks" description="Shown on an empty page of books">
          There are no books here yet.
        </Translate>
      </EmptyState>
    );
  }
  return (
    <ul className={`clean-list ${styles.shelf}`}>
      {books.map((book) => (
        <li key={book.id} id={book.id} className={styles.book} data-search-entry="">
          <BookCover id={book.id} />
          <div>
            <p className={`site-titles ${styles.title}`}>
              {book.url ? <a href={book.url}>{book.title}</a> : book.title}
            </p>
            <p className={`site-meta ${styles.author}`}>
              {book.author} · {book.year}
            </p>
            <p className={styles.note}>{book.note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
