import {formatNumber} from '../../../lib/numbers';
import type {EmbeddingState} from './useEmbedding';

/** How the embedding of the posts stands, in words. */
export function embeddingText(state: EmbeddingState): string {
  switch (state.status) {
    case 'idle':
      return 'The server reads every passage of the posts once; after that, questions are matched by meaning, too.';
    case 'running':
      return state.total === 0
        ? 'Loading the posts…'
        : `${formatNumber(state.done)} of ${formatNumber(state.total)} passages are embedded.`;
    case 'stopped':
      return `Stopped after ${formatNumber(state.done)} of ${formatNumber(state.total)} passages. What is done is kept.`;
    case 'done':
      return `All ${formatNumber(state.total)} passages are embedded and kept in this browser.`;
    case 'forgotten':
      return 'The embeddings of the posts are deleted.';
    case 'failed':
      return `${state.message} What is done is kept.`;
  }
}
