import {ModelError} from '../ModelError';

/** How long a stream may be silent between two chunks, in milliseconds. */
const PATIENCE = 90_000;

/**
 * The chunks of an answer's body. The stream is let go however the reading ends, which tells the server to stop.
 * @throws ModelError `cut` when it breaks off or falls silent; the signal's reason when that is aborted.
 */
export async function* readChunks(
  response: Response,
  signal: AbortSignal,
  patience = PATIENCE,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) {
    return;
  }
  try {
    for (;;) {
      let timeout: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_, reject) => {
        timeout = setTimeout(() => reject(new Error('silent')), patience);
      });
      let step;
      try {
        step = await Promise.race([reader.read(), silence]);
      } catch (cause) {
        signal.throwIfAborted();
        throw new ModelError('cut', 'The connection to the model broke before its answer ended.', {
          cause,
        });
      } finally {
        clearTimeout(timeout);
      }
      if (step.done) {
        return;
      }
      yield step.value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
