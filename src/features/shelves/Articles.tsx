import type {ReactNode} from 'react';
import {resumeArticles} from '../../data/resumeArticles';
import MediaShelf from './MediaShelf';
import type {ShelfProps} from './MediaShelf';

export default function Articles({show}: ShelfProps): ReactNode {
  return <MediaShelf entries={resumeArticles} show={show} />;
}
