import type {SearchRequest, SearchResponse} from '../../../lib/search/types';

export type WorkerQuestion =
  | {readonly kind: 'open'; readonly folder: string}
  | {readonly kind: 'prepare'; readonly id: number}
  | {readonly kind: 'search'; readonly id: number; readonly requests: readonly SearchRequest[]}
  | {readonly kind: 'forget'; readonly id: number};

export type WorkerAnswer =
  | {readonly id: number; readonly results: SearchResponse[]}
  /** Why nothing can be asked now. */
  | {readonly id: number; readonly unavailable: string};
