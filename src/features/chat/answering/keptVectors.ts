import type {PassageText} from '../../../lib/passages/types';
import type {PassageVectors} from '../models';
import {embedPassages} from '../models';
import type {ModelServer} from '../models/types';
import {vectorCache} from './vectorCache';

/**
 * The vectors of all passages as far as they are kept on this machine; undefined where some are
 * still missing. Nothing is sent: the job is given up as soon as it says that it has work to do.
 */
export async function keptVectors(
  server: ModelServer,
  model: string,
  passages: () => Promise<readonly PassageText[]>,
): Promise<PassageVectors | undefined> {
  const {last} = vectorCache;
  if (last?.model === model) {
    return last.vectors;
  }
  const controller = new AbortController();
  try {
    const vectors = await embedPassages(server, model, await passages(), {
      signal: controller.signal,
      onProgress: ({done, total}) => {
        if (done < total) {
          controller.abort();
        }
      },
    });
    vectorCache.last = {model, vectors};
    return vectors;
  } catch (error) {
    if (controller.signal.aborted) {
      return undefined;
    }
    throw error;
  }
}
