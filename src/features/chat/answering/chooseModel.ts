import type {Failure} from '../conversation/types';
import {builtInModel, embedQuestion, rankByVector} from '../models';
import type {ModelSettings} from '../settings/modelSettings';
import type {ChosenModel} from './ChosenModel';
import {keptVectors} from './keptVectors';
import {serverAt} from './serverAt';

const NO_BUILT_IN: Failure = {
  kind: 'no-model',
  message: 'This browser has no built-in model that is ready.',
};

const NONE_CHOSEN: Failure = {kind: 'no-model', message: 'No answer model is chosen yet.'};

/**
 * The model of the reader's settings, or why there is none.
 *
 * @throws ModelError where its server cannot be asked
 */
export async function chooseModel(
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<ChosenModel | Failure> {
  if (settings.rung === 'browser') {
    const model = await builtInModel();
    return model?.isReady ? {model} : NO_BUILT_IN;
  }
  const {address, answerModel, embeddingModel} = settings;
  if (answerModel === undefined) {
    return NONE_CHOSEN;
  }
  const server = await serverAt(address, signal);
  const model = server.model(answerModel);
  if (embeddingModel === undefined) {
    return {model};
  }
  return {
    model,
    async rank(question, passages, rankSignal) {
      const vectors = await keptVectors(server, embeddingModel, passages);
      return (
        vectors &&
        rankByVector(vectors, await embedQuestion(server, embeddingModel, question, rankSignal))
      );
    },
  };
}
