import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import EmptyState from '../../components/EmptyState';
import type {Book} from '../../data/types';
import DrawnArt from './DrawnArt';
import entryStyles from './entries.module.css';
import styles from './books.module.css';

interface Props {
  readonly entries: readonly Book[];
  /** Shows only books on this topic. @default all topics */
  readonly topic?: string;
}

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
          <DrawnArt id={book.id} kind="book" />
          <div>
            <p className={`site-titles ${entryStyles.title}`}>
              {book.url ? <a href={book.url}>{book.title}</a> : book.title}
            </p>
            <p className={`site-meta ${entryStyles.credit}`}>
              {book.author} · {book.year}
            </p>
            <p className={`site-note ${entryStyles.note}`}>{book.note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
