import {clear, createStore, delMany, promisifyRequest, setMany} from 'idb-keyval';
import type {EmbeddingStore} from './EmbeddingStore';

/** All keys `[model, hash]` of one model. An array sorts behind every string. */
function keysOf(model: string): IDBKeyRange {
  return IDBKeyRange.bound([model], [model, []]);
}

/** Keeps vectors in the browser's database. Rejects where the browser does not give it, or not the space. */
export function indexedEmbeddings(): EmbeddingStore {
  // Opened when first used: opening may throw, and most readers never need it.
  let opened: ReturnType<typeof createStore> | undefined;
  const open = () => (opened ??= createStore('chat-embeddings', 'vectors'));

  async function readKeys(model: string): Promise<[string, string][]> {
    const keys = await open()('readonly', (store) =>
      promisifyRequest(store.getAllKeys(keysOf(model))),
    );
    return keys as [string, string][];
  }

  return {
    async read(model) {
      const [keys, values] = await open()('readonly', (store) =>
        Promise.all([
          promisifyRequest(store.getAllKeys(keysOf(model))),
          promisifyRequest(store.getAll(keysOf(model)) as IDBRequest<unknown[]>),
        ]),
      );
      const entries = (keys as [string, string][]).map(([, hash], index) => [hash, values[index]]);
      return new Map(
        entries.filter(
          (entry): entry is [string, Float32Array] => entry[1] instanceof Float32Array,
        ),
      );
    },
    async write(model, vectors) {
      await setMany(
        [...vectors].map(([hash, vector]) => [[model, hash], vector]),
        open(),
      );
    },
    async keepOnly(model, hashes) {
      const others = (await readKeys(model)).filter(([, hash]) => !hashes.has(hash));
      await delMany(others, open());
    },
    async clear() {
      await clear(open());
    },
  };
}
