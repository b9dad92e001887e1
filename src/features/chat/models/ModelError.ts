/**
 * What can go wrong between the page and a model:
 * `unreachable` nothing answers at the address, `refused` something answers
 * but not to this site, `blocked` the browser keeps the page from asking,
 * `model-missing` the server does not have the model,
 * `cut` the answer ended before its end, `bad-answer` the answer is not what
 * the API promises, `bad-address` the address cannot be one of a server.
 */
export type ModelErrorKind =
  'unreachable' | 'refused' | 'blocked' | 'model-missing' | 'cut' | 'bad-answer' | 'bad-address';

/** The only error models throw, apart from an abort. Its message is a sentence for the reader. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind;

  constructor(kind: ModelErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModelError';
    this.kind = kind;
  }
}
