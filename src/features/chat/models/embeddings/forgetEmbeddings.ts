import {keptEmbeddings} from './keptEmbeddings';

/** Deletes all vectors of all models from this browser. */
export async function forgetEmbeddings(): Promise<void> {
  await keptEmbeddings.clear();
}
