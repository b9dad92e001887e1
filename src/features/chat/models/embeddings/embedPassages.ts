import type {PassageText} from '../../../../lib/passages/types';
import {contentHash} from './contentHash';
import {embeddingPrefixes} from './embeddingPrefixes';
import {keptEmbeddings} from './keptEmbeddings';
import type {EmbeddingStore} from './EmbeddingStore';
import {ModelError} from '../ModelError';
import type {ModelServer} from '../types';
import {unitVector} from './unitVector';

/** Small enough that progress is seen on a slow machine. */
const BATCH = 32;
/** Some servers refuse texts over 512 tokens; what a passage is about stands in its beginning. */
const LONGEST_TEXT = 1500;

/** The vectors of passages, in the order of their ids. All have length 1. */
export interface PassageVectors {
  readonly ids: readonly number[];
  readonly vectors: readonly Float32Array[];
}

interface EmbedOptions {
  /** Told at the start and after each batch; what was kept from before counts as done. */
  readonly onProgress?: (progress: {readonly done: number; readonly total: number}) => void;
  readonly signal: AbortSignal;
  readonly store?: EmbeddingStore;
}

interface Job {
  readonly ids: readonly number[];
  readonly hashes: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
}

function planJob(model: string, passages: readonly PassageText[]): Job {
  const {passage: prefix} = embeddingPrefixes(model);
  const texts = passages.map(({text}) => prefix + text.slice(0, LONGEST_TEXT));
  const hashes = texts.map(contentHash);
  return {
    ids: passages.map(({id}) => id),
    hashes,
    texts: new Map(hashes.map((hash, index) => [hash, texts[index] ?? ''])),
  };
}

/**
 * The vectors of all passages. Only texts that this model has not embedded yet are sent to the server; every batch is
 * kept at once, so that a job that was interrupted goes on where it stopped, and vectors of texts that are gone are
 * forgotten at the end.
 * @throws ModelError; the signal's reason when it is aborted.
 */
export async function embedPassages(
  server: ModelServer,
  model: string,
  passages: readonly PassageText[],
  {onProgress, signal, store = keptEmbeddings}: EmbedOptions,
): Promise<PassageVectors> {
  const {ids, hashes, texts} = planJob(model, passages);
  const known = await store.read(model);
  const missing = [...texts.keys()].filter((hash) => !known.has(hash));
  const tell = (left: number) => onProgress?.({done: texts.size - left, total: texts.size});
  tell(missing.length);

  for (let start = 0; start < missing.length; start += BATCH) {
    signal.throwIfAborted();
    const batch = missing.slice(start, start + BATCH);
    const rows = await server.embed(
      model,
      batch.map((hash) => texts.get(hash) ?? ''),
      signal,
    );
    const vectors = new Map(batch.map((hash, index) => [hash, unitVector(rows[index] ?? [])]));
    const [kept] = known.values();
    if (kept && kept.length !== rows[0]?.length) {
      // Another model goes by the name now. What its predecessor left cannot be compared with what it says.
      await store.keepOnly(model, new Set());
      throw new ModelError(
        'bad-answer',
        'The embedding model has changed. Its old work was deleted; start again.',
      );
    }
    vectors.forEach((vector, hash) => known.set(hash, vector));
    await store.write(model, vectors);
    tell(Math.max(0, missing.length - start - batch.length));
  }
  await store.keepOnly(model, new Set(hashes));
  return {ids, vectors: hashes.map((hash) => known.get(hash) ?? new Float32Array())};
}
