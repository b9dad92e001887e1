export {ModelError, type ModelErrorKind} from './ModelError';

/** One message of the conversation as every model takes it. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Something that writes answers. */
export interface AnswerModel {
  readonly name: string;
  /**
   * Streams the answer in pieces of text as they come. Throws a `ModelError`
   * whose kind says what went wrong; pieces that came before it stand. When
   * the signal is aborted it throws the signal's reason (an `AbortError`).
   */
  stream(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
}

/** The models that a server says it has. A model that embeds only is in `embedding` alone. */
export interface ModelList {
  readonly chat: readonly string[];
  readonly embedding: readonly string[];
}

/** A server of the reader's own, after it has answered once. */
export interface ModelServer {
  readonly kind: 'ollama' | 'openai';
  /** Scheme, host and port: where everything goes that leaves the page. */
  readonly origin: string;
  list(signal: AbortSignal): Promise<ModelList>;
  model(name: string): AnswerModel;
  /** One vector per text, in their order. */
  embed(model: string, texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
}

/** What the models need to know of a passage. */
export interface ModelPassage {
  readonly id: number;
  readonly title: string;
  readonly heading: string | null;
  readonly text: string;
}
