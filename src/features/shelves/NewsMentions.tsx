import type {ReactNode} from 'react';
import {mediaNewsMentions} from '../../data/mediaNewsMentions';
import MediaShelf from './MediaShelf';
import type {ShelfProps} from './MediaShelf';

export default function NewsMentions({show}: ShelfProps): ReactNode {
  return <MediaShelf entries={mediaNewsMentions} show={show} />;
}
