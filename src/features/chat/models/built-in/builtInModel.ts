import {askAvailability, findLanguageModel, LANGUAGES} from './askAvailability';
import {explainBuiltIn} from './explainBuiltIn';
import type {LanguageModelApi} from './LanguageModelApi';
import {ModelError} from '../ModelError';
import {streamBuiltIn} from './streamBuiltIn';
import type {AnswerModel} from '../types';

export interface BuiltInModel extends AnswerModel {
  /** False when the browser has to download the model first, which is some gigabytes. */
  readonly isReady: boolean;
  /**
   * Lets the browser download the model; must be called from a click. Progress goes from 0 to 1.
   * @throws ModelError
   */
  download(onProgress: (share: number) => void, signal: AbortSignal): Promise<void>;
}

/** The model that the browser brings along; undefined where there is none, or none for this machine. */
export async function builtInModel(
  api: LanguageModelApi | undefined = findLanguageModel(),
): Promise<BuiltInModel | undefined> {
  const availability = await askAvailability(api);
  if (!api || availability === 'unavailable') {
    return undefined;
  }
  return {
    name: "the browser's model",
    isReady: availability === 'available',
    async download(onProgress, signal) {
      try {
        const session = await api.create({
          ...LANGUAGES,
          signal,
          monitor: (target) =>
            target.addEventListener('downloadprogress', (event) =>
              onProgress((event as ProgressEvent).loaded),
            ),
        });
        session.destroy();
      } catch (cause) {
        signal.throwIfAborted();
        throw explainBuiltIn(cause, false);
      }
    },
    async *stream(messages, signal) {
      signal.throwIfAborted();
      const question = messages.at(-1);
      if (question?.role !== 'user') {
        throw new ModelError('bad-answer', 'There is no question to answer.');
      }
      yield* streamBuiltIn(
        () => api.create({...LANGUAGES, initialPrompts: messages.slice(0, -1), signal}),
        question.content,
        signal,
      );
    },
  };
}
