import type {ReactNode} from 'react';
import {booksToRead} from '../../data/booksToRead';
import type {BookTopic} from '../../data/types';
import BookShelf from './BookShelf';

export default function ToRead({topic}: {readonly topic?: BookTopic}): ReactNode {
  return <BookShelf books={booksToRead} topic={topic} />;
}
