import type {ReactNode} from 'react';
import {booksToRead} from '../../data/booksToRead';
import BookShelf from './BookShelf';

export default function ToRead({topic}: {readonly topic?: string}): ReactNode {
  return <BookShelf books={booksToRead} topic={topic} />;
}
