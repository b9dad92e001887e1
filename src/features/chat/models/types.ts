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

/**
 * What can go wrong between the page and a model: `unreachable` nothing answers that this page may
 * read, `refused` something answers and says no, `broken` the answer is not what was promised, or
 * ends before its end.
 */
export type ModelErrorKind = 'unreachable' | 'refused' | 'broken';

/** The only error models throw, apart from an abort. Its message is for the reader. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly kind: ModelErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
