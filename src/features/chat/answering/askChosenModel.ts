import type {Turn, TurnState} from '../conversation/types';
import type {ModelSettings} from '../settings/modelSettings';
import {askModel} from './askModel';
import {chooseModel} from './chooseModel';
import {loadEngine} from './loadEngine';

interface Question {
  readonly question: string;
  readonly settings: ModelSettings;
  readonly earlier: readonly Turn[];
}

/** Asks the model of the reader's settings. This file brings the code of all models with it. */
export function askChosenModel(
  {question, settings, earlier}: Question,
  signal: AbortSignal,
): AsyncGenerator<TurnState> {
  return askModel(
    {
      question,
      earlier,
      load: loadEngine,
      choose: (chooseSignal) => chooseModel(settings, chooseSignal),
      findsByMeaning: settings.rung === 'server' && settings.embeddingModel !== undefined,
    },
    signal,
  );
}
