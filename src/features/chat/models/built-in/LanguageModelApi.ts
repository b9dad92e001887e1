/**
 * As much of the browser's Prompt API as the chat uses (https://webmachinelearning.github.io/prompt-api/). It is young
 * and not in TypeScript's DOM library.
 */
export interface LanguageModelApi {
  availability(
    options: LanguageModelOptions,
  ): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(options: LanguageModelOptions & CreateOptions): Promise<LanguageModelSession>;
}

interface LanguageModelOptions {
  readonly expectedInputs: readonly {type: 'text'; languages: readonly string[]}[];
  readonly expectedOutputs: readonly {type: 'text'; languages: readonly string[]}[];
}

interface CreateOptions {
  readonly initialPrompts?: readonly {role: string; content: string}[];
  readonly signal?: AbortSignal;
  /** Gets an event target that tells how much of the model is downloaded, from 0 to 1. */
  readonly monitor?: (target: EventTarget) => void;
}

export interface LanguageModelSession {
  promptStreaming(input: string, options: {signal: AbortSignal}): ReadableStream<string>;
  destroy(): void;
}
