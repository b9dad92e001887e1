import {ModelError} from '../ModelError';
import type {StreamEvent} from './StreamEvent';

/** An answer of a few sentences is a twentieth of this; a model that goes on has lost itself. */
const LONGEST = 30_000;

function badAnswer(message = 'The model answered with something that cannot be read.'): ModelError {
  return new ModelError('bad-answer', message);
}

/**
 * The text of a streamed answer, from its lines or events. One that cannot be read is dropped while most others can.
 * @throws ModelError `cut` when the stream ends before the answer does, `bad-answer` when there is no answer in it.
 */
export async function* readAnswer(
  parts: AsyncIterable<string>,
  parse: (part: string) => StreamEvent[] | undefined,
): AsyncGenerator<string> {
  let length = 0;
  let read = 0;
  let dropped = 0;
  for await (const part of parts) {
    if (part.trim() === '') {
      continue;
    }
    const events = parse(part);
    if (events === undefined) {
      dropped += 1;
      continue;
    }
    read += 1;
    for (const event of events) {
      if (event.kind === 'text') {
        length += event.text.length;
        yield event.text;
      } else if (event.kind === 'error') {
        throw length > 0
          ? new ModelError('cut', `The model stopped in the middle. ${event.message}`.trim())
          : badAnswer(`The server could not answer. ${event.message}`.trim());
      } else if (event.kind === 'end') {
        if (!event.whole) {
          throw new ModelError(
            'cut',
            'The model came to its limit of length before its answer ended.',
          );
        }
        if (length === 0) {
          throw dropped > 0 ? badAnswer() : badAnswer('The model answered with nothing.');
        }
        if (dropped > read) {
          throw badAnswer('Most of what the model answered cannot be read.');
        }
        return;
      }
    }
    if (length > LONGEST) {
      throw new ModelError('cut', 'The answer grew far too long and was stopped.');
    }
  }
  throw read === 0 || dropped > read || (length === 0 && dropped > 0)
    ? badAnswer()
    : new ModelError('cut', 'The connection ended before the answer did.');
}
