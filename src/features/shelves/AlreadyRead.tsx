import type {ReactNode} from 'react';
import {booksAlreadyRead} from '../../data/booksAlreadyRead';
import type {BookTopic} from '../../data/types';
import BookShelf from './BookShelf';

export default function AlreadyRead({topic}: {readonly topic?: BookTopic}): ReactNode {
  return <BookShelf books={booksAlreadyRead} topic={topic} />;
}
