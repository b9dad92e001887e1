import type {ReactNode} from 'react';
import {mediaProductVideos} from '../../data/mediaProductVideos';
import MediaShelf from './MediaShelf';
import type {ShelfProps} from './MediaShelf';

export default function ProductVideos({show}: ShelfProps): ReactNode {
  return <MediaShelf entries={mediaProductVideos} show={show} />;
}
