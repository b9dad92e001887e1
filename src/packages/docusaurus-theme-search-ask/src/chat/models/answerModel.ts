/** One message of the conversation, in the format that all models accept. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Error whose message the chat shows to the reader. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/**
 * Iterates over a stream, even in older versions of Safari, whose streams are not async iterable. Cancels
 * the stream if the iteration stops early.
 */
export async function* readStream<Value>(stream: ReadableStream<Value>): AsyncGenerator<Value> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      yield read.value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
