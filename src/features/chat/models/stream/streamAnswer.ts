import {askServer} from '../server/askServer';
import {ModelError} from '../ModelError';
import {readAnswer} from './readAnswer';
import {readChunks} from './readChunks';
import type {StreamEvent} from './StreamEvent';
import {withoutThoughts} from './withoutThoughts';

/** A model that has to be read from a disk first may take minutes; then it writes. In milliseconds. */
const PATIENCE = 180_000;

interface AnswerRequest {
  readonly origin: string;
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** How an API cuts its stream into parts, and what a part stands for. */
interface StreamFormat {
  decode(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string>;
  parse(part: string): StreamEvent[] | undefined;
}

/** Asks for an answer and streams its text. @throws ModelError; the signal's reason when it is aborted. */
export async function* streamAnswer(
  request: AnswerRequest,
  format: StreamFormat,
  fetcher: typeof fetch = fetch,
): AsyncGenerator<string> {
  const {signal} = request;
  const {response, clock} = await askServer({...request, patience: PATIENCE}, fetcher);
  clock.stop();
  const parts = format.decode(readChunks(response, signal));
  let isEmpty = true;
  try {
    for await (const text of withoutThoughts(readAnswer(parts, format.parse))) {
      signal.throwIfAborted();
      isEmpty &&= text.trim() === '';
      yield text;
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ModelError
      ? cause
      : new ModelError('bad-answer', 'The model answered with something that cannot be read.', {
          cause,
        });
  } finally {
    clock.release();
  }
  if (isEmpty) {
    throw new ModelError('bad-answer', 'The model thought, but answered with nothing.');
  }
}
