import type {ReactNode} from 'react';
import {mediaWebinars} from '../../data/mediaWebinars';
import MediaShelf from './MediaShelf';
import type {ShelfProps} from './MediaShelf';

export default function Webinars({show}: ShelfProps): ReactNode {
  return <MediaShelf entries={mediaWebinars} show={show} />;
}
