import type {Turn, TurnState} from '../conversation/types';
import type {ModelSettings} from '../settings/modelSettings';
import type * as AskChosenModel from './askChosenModel';
import {askPosts} from './askPosts';
import {loadEngine} from './loadEngine';

interface Question {
  readonly question: string;
  readonly settings: ModelSettings;
  /** The turns before it, oldest first; a model is told of the last ones. */
  readonly earlier: readonly Turn[];
}

const CODE_FAILURE: TurnState = {
  status: 'failed',
  failure: {
    kind: 'code',
    message: 'A part of this page could not be loaded. Check your connection, then retry.',
  },
};

/** The states of a turn from the question to its end. Never throws; an abort ends it as stopped. */
export async function* answerQuestion(
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<TurnState> {
  if (question.settings.rung === 'posts') {
    yield await askPosts(loadEngine, question.question, signal);
    return;
  }
  let models: typeof AskChosenModel;
  try {
    models = await import('./askChosenModel');
  } catch {
    yield signal.aborted ? {status: 'stopped'} : CODE_FAILURE;
    return;
  }
  yield* models.askChosenModel(question, signal);
}
