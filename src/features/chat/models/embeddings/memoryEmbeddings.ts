import type {EmbeddingStore} from './EmbeddingStore';

/** Keeps vectors until the page is left. */
export function memoryEmbeddings(): EmbeddingStore {
  const models = new Map<string, Map<string, Float32Array>>();
  return {
    read: (model) => Promise.resolve(new Map(models.get(model))),
    write(model, vectors) {
      models.set(model, new Map([...(models.get(model) ?? []), ...vectors]));
      return Promise.resolve();
    },
    keepOnly(model, hashes) {
      const kept = [...(models.get(model) ?? [])].filter(([hash]) => hashes.has(hash));
      models.set(model, new Map(kept));
      return Promise.resolve();
    },
    clear() {
      models.clear();
      return Promise.resolve();
    },
  };
}
