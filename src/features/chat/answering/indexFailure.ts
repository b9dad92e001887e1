import type {TurnState} from '../conversation/types';

/** The answer to a question that the index could not be loaded for. */
export const INDEX_FAILURE: TurnState = {
  status: 'failed',
  failure: {
    kind: 'index',
    message: 'The index of the posts could not be loaded. Check your connection, then retry.',
  },
};
