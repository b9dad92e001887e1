import type {ReactNode} from 'react';
import {mediaOnStage} from '../../data/mediaOnStage';
import MediaShelf from './MediaShelf';
import type {ShelfProps} from './MediaShelf';

export default function OnStage({show}: ShelfProps): ReactNode {
  return <MediaShelf entries={mediaOnStage} show={show} />;
}
