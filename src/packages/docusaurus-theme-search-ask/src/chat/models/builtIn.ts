import {translate} from '@docusaurus/Translate';
import type {ChatMessage} from './answerModel.js';
import {ModelError, readStream} from './answerModel.js';

/** The browser's Prompt API, as far as the chat uses it: https://webmachinelearning.github.io/prompt-api/ */
export interface LanguageModelApi {
  availability(options: object): Promise<string>;
  create(options: object): Promise<{
    promptStreaming(input: string, options: {signal: AbortSignal}): ReadableStream<string>;
    destroy(): void;
  }>;
}

/** Languages of prompts and answers, which the API requires. */
const LANGUAGES = {
  expectedInputs: [{type: 'text', languages: ['en']}],
  expectedOutputs: [{type: 'text', languages: ['en']}],
};

/**
 * Yields the answer of the browser's own model to the last message, piece by piece, from a new session.
 * The first question downloads the model if necessary.
 *
 * @param onDownload called with the share that is downloaded, 0–1
 * @throws ModelError if the browser has no model
 */
export async function* askBuiltIn(
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  onDownload: (share: number) => void,
): AsyncGenerator<string> {
  const api = (globalThis as {LanguageModel?: LanguageModelApi}).LanguageModel;
  const availability = await api?.availability(LANGUAGES).catch(() => undefined);
  if (!api || availability === undefined || availability === 'unavailable') {
    throw new ModelError(
      translate({
        id: 'theme.SearchAsk.chat.browserNotReady',
        message:
          'This browser has no built-in model for this device. Choose another source of answers.',
        description: 'Shown in place of an answer if the browser has no model',
      }),
    );
  }
  const session = await api.create({
    ...LANGUAGES,
    initialPrompts: messages.slice(0, -1),
    signal,
    monitor: (target: EventTarget) =>
      target.addEventListener('downloadprogress', (event) =>
        onDownload((event as ProgressEvent).loaded),
      ),
  });
  try {
    yield* readStream(session.promptStreaming(messages.at(-1)?.content ?? '', {signal}));
  } finally {
    session.destroy();
  }
}
