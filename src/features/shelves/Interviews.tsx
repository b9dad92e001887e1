import type {ReactNode} from 'react';
import {mediaInterviews} from '../../data/mediaInterviews';
import MediaShelf from './MediaShelf';
import type {ShelfProps} from './MediaShelf';

export default function Interviews({show}: ShelfProps): ReactNode {
  return <MediaShelf entries={mediaInterviews} show={show} />;
}
