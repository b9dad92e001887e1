import type {TurnState} from '../conversation/types';
import type {AnswerEngine} from './AnswerEngine';
import {INDEX_FAILURE} from './indexFailure';
import {postsReply} from './postsReply';

/** Answers in the posts' own sentences. Never throws: whatever happens is a state of the turn. */
export async function askPosts(
  load: () => Promise<AnswerEngine>,
  question: string,
  signal: AbortSignal,
): Promise<TurnState> {
  try {
    const engine = await load();
    const answer = await engine.answer(question, signal);
    signal.throwIfAborted();
    return {status: 'answered', reply: postsReply(answer)};
  } catch {
    return signal.aborted ? {status: 'stopped'} : INDEX_FAILURE;
  }
}
