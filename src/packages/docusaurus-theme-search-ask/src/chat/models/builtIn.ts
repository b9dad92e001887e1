import {translate} from '@docusaurus/Translate';
import type {AnswerModel} from './answerModel.js';
import {ModelError, readStream} from './answerModel.js';

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface LanguageModelSession {
  promptStreaming(input: string, options: {signal: AbortSignal}): ReadableStream<string>;
  destroy(): void;
}

/** The browser's Prompt API, as far as the chat uses it: https://webmachinelearning.github.io/prompt-api/ */
export interface LanguageModelApi {
  availability(options: object): Promise<Availability>;
  create(options: object): Promise<LanguageModelSession>;
}

/** Language of prompts and answers, which the browser asks for. */
const LANGUAGES = {
  expectedInputs: [{type: 'text', languages: ['en']}],
  expectedOutputs: [{type: 'text', languages: ['en']}],
};

function findApi(): LanguageModelApi | undefined {
  return (globalThis as {LanguageModel?: LanguageModelApi}).LanguageModel;
}

/** Availability of a browser model on this machine, and state of its download. */
export async function builtInAvailability(): Promise<Availability> {
  const availability = findApi()?.availability(LANGUAGES);
  return (await availability?.catch(() => undefined)) ?? 'unavailable';
}

/**
 * Has the browser download its model, some gigabytes; must be called from a click.
 *
 * @param onProgress gets the share that is downloaded, from 0 to 1
 */
export async function downloadBuiltIn(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const monitor = (target: EventTarget) =>
    target.addEventListener('downloadprogress', (event) =>
      onProgress((event as ProgressEvent).loaded),
    );
  const session = await findApi()?.create({...LANGUAGES, signal, monitor});
  session?.destroy();
}

/** The browser's own model, which answers each question in a session of its own. */
export const builtInModel: AnswerModel = async function* stream(messages, signal) {
  const api = findApi();
  if (!api || (await builtInAvailability()) !== 'available') {
    throw new ModelError(
      translate({
        id: 'theme.SearchAsk.chat.browserNotReady',
        message: 'This browser has no built-in model that is ready.',
        description: 'Shown in place of an answer if the browser has no model',
      }),
    );
  }
  const initialPrompts = messages.slice(0, -1);
  const session = await api.create({...LANGUAGES, initialPrompts, signal});
  try {
    yield* readStream(session.promptStreaming(messages.at(-1)?.content ?? '', {signal}));
  } finally {
    session.destroy();
  }
};
