import type {AnswerModel} from './types';
import {modelError} from './types';

/**
 * As much of the browser's Prompt API as the chat uses; it is young and not in TypeScript's DOM
 * library. https://webmachinelearning.github.io/prompt-api/
 */
interface LanguageModelApi {
  availability(
    options: object,
  ): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(options: object): Promise<LanguageModelSession>;
}

interface LanguageModelSession {
  promptStreaming(input: string, options: {signal: AbortSignal}): ReadableStream<string>;
  destroy(): void;
}

export interface BuiltInModel extends AnswerModel {
  /** False when the browser has to download the model first, which is some gigabytes. */
  readonly isReady: boolean;
  /**
   * Lets the browser download the model; must be called from a click. Progress goes from 0 to 1.
   *
   * @throws ModelError
   */
  download(onProgress: (share: number) => void, signal: AbortSignal): Promise<void>;
}

/** The texts' language, and the one to answer in: the browser wants to know both. */
const LANGUAGES = {
  expectedInputs: [{type: 'text', languages: ['en']}],
  expectedOutputs: [{type: 'text', languages: ['en']}],
};

function findApi(): LanguageModelApi | undefined {
  return (globalThis as {LanguageModel?: LanguageModelApi}).LanguageModel;
}

function explain(cause: unknown, signal: AbortSignal): unknown {
  const isTooLong = cause instanceof Error && cause.name === 'QuotaExceededError';
  return modelError(
    cause,
    signal,
    isTooLong
      ? 'The question is too long for the browser’s model.'
      : 'The browser’s model could not answer.',
  );
}

/** The answer of a session of its own, which is destroyed however the reading ends. */
async function* streamAnswer(
  api: LanguageModelApi,
  initialPrompts: readonly object[],
  question: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let session: LanguageModelSession | undefined;
  let reader: ReadableStreamDefaultReader<string> | undefined;
  try {
    session = await api.create({...LANGUAGES, initialPrompts, signal});
    reader = session.promptStreaming(question, {signal}).getReader();
    for (;;) {
      const {done, value} = await reader.read();
      signal.throwIfAborted();
      if (done) {
        return;
      }
      yield value;
    }
  } catch (cause) {
    throw explain(cause, signal);
  } finally {
    void reader?.cancel().catch(() => undefined);
    session?.destroy();
  }
}

/** The model that the browser brings along; undefined where there is none, or none for this machine. */
export async function builtInModel(
  api: LanguageModelApi | undefined = findApi(),
): Promise<BuiltInModel | undefined> {
  const availability = await api?.availability(LANGUAGES).catch(() => 'unavailable' as const);
  if (!api || availability === undefined || availability === 'unavailable') {
    return undefined;
  }
  return {
    isReady: availability === 'available',
    async download(onProgress, signal) {
      try {
        const session = await api.create({
          ...LANGUAGES,
          signal,
          monitor: (target: EventTarget) =>
            target.addEventListener('downloadprogress', (event) =>
              onProgress((event as ProgressEvent).loaded),
            ),
        });
        session.destroy();
      } catch (cause) {
        throw explain(cause, signal);
      }
    },
    stream: (messages, signal) =>
      streamAnswer(api, messages.slice(0, -1), messages.at(-1)?.content ?? '', signal),
  };
}
