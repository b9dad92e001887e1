import {askServer, type ServerRequest} from './askServer';
import {ModelError} from '../ModelError';

/** Asks for a JSON value. @throws ModelError */
export async function askJson(
  request: ServerRequest,
  fetcher: typeof fetch = fetch,
): Promise<unknown> {
  const {response, clock} = await askServer(request, fetcher);
  try {
    return (await response.json()) as unknown;
  } catch (cause) {
    request.signal.throwIfAborted();
    if (clock.timedOut()) {
      throw new ModelError('unreachable', `${request.origin} took too long to answer.`, {cause});
    }
    throw new ModelError(
      'bad-answer',
      `${request.origin} answered with something that is not JSON.`,
      {
        cause,
      },
    );
  } finally {
    clock.release();
  }
}
