import {STORED_LENGTH, STORED_TURNS, STORED_VERSION} from './stored';
import type {Entry, Reply, Turn} from './types';

/** An answer that is still being written is kept as far as it has come. */
function replyOf({state}: Turn): Reply | undefined {
  if (state.status === 'answered') {
    return state.reply;
  }
  return state.status === 'writing' && state.text
    ? {kind: 'model', text: state.text, sources: state.sources, removed: 0, end: 'cut'}
    : undefined;
}

/** What is stored of a conversation, capped; undefined where there is nothing to keep. */
export function conversationText(entries: readonly Entry[]): string | undefined {
  const turns: string[] = [];
  let length = 0;
  const newestFirst = entries.filter((entry) => entry.kind === 'turn').reverse();
  for (const turn of newestFirst.slice(0, STORED_TURNS)) {
    const {question, asked} = turn;
    const text = JSON.stringify({question, asked, reply: replyOf(turn)});
    length += text.length;
    if (length > STORED_LENGTH) {
      break;
    }
    turns.unshift(text);
  }
  return turns.length === 0
    ? undefined
    : `{"version":${STORED_VERSION},"turns":[${turns.join(',')}]}`;
}
