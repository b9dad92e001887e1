/** One message of the conversation as every model takes it. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Something that writes answers. */
export interface AnswerModel {
  /**
   * Streams the answer in pieces of text as they come; those that came before an error stand.
   *
   * @throws ModelError; the signal's reason when it is aborted
   */
  stream(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
}

/** The only error models throw, apart from an abort. Its message is for the reader. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** The error as it is told: a model's own, the reason of an abort, or what else went wrong. */
export function modelError(cause: unknown, signal: AbortSignal, otherwise: string): unknown {
  return signal.aborted
    ? signal.reason
    : cause instanceof ModelError
      ? cause
      : new ModelError(otherwise, {cause});
}
