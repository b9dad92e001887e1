import type {ReactNode} from 'react';
import {booksAlreadyRead} from '../../data/booksAlreadyRead';
import BookShelf from './BookShelf';

export default function AlreadyRead({topic}: {readonly topic?: string}): ReactNode {
  return <BookShelf books={booksAlreadyRead} topic={topic} />;
}
