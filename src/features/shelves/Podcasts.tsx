import type {ReactNode} from 'react';
import {mediaPodcasts} from '../../data/mediaPodcasts';
import MediaShelf from './MediaShelf';
import type {ShelfProps} from './MediaShelf';

export default function Podcasts({show}: ShelfProps): ReactNode {
  return <MediaShelf entries={mediaPodcasts} show={show} />;
}
