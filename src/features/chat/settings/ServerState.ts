import type {Failure} from '../conversation/types';
import type {ModelList, ModelServer} from '../models/types';

/** How things stand with the reader's server. */
export type ServerState =
  | {readonly status: 'idle'}
  | {readonly status: 'connecting'}
  | {readonly status: 'connected'; readonly server: ModelServer; readonly models: ModelList}
  | {readonly status: 'failed'; readonly failure: Failure};
