import {explainBuiltIn} from './explainBuiltIn';
import type {LanguageModelSession} from './LanguageModelApi';
import {ModelError} from '../ModelError';

/**
 * The answer of a session of its own, which is destroyed however the reading ends: sessions hold memory.
 * @throws ModelError; the signal's reason when it is aborted.
 */
export async function* streamBuiltIn(
  open: () => Promise<LanguageModelSession>,
  question: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let session: LanguageModelSession | undefined;
  let reader: ReadableStreamDefaultReader<string> | undefined;
  let length = 0;
  try {
    session = await open();
    reader = session.promptStreaming(question, {signal}).getReader();
    for (;;) {
      const {done, value} = await reader.read();
      signal.throwIfAborted();
      if (done) {
        break;
      }
      length += value.length;
      yield value;
    }
    if (length === 0) {
      throw new ModelError('bad-answer', 'The model answered with nothing.');
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw explainBuiltIn(cause, length > 0);
  } finally {
    void reader?.cancel().catch(() => undefined);
    session?.destroy();
  }
}
