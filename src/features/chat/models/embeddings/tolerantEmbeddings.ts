import type {EmbeddingStore} from './EmbeddingStore';

/** Keeps vectors in the first store, and in the second what the first does not take. Never rejects. */
export function tolerantEmbeddings(first: EmbeddingStore, second: EmbeddingStore): EmbeddingStore {
  const none = () => new Map<string, Float32Array>();
  return {
    async read(model) {
      const kept = await first.read(model).catch(none);
      return new Map([...kept, ...(await second.read(model))]);
    },
    async write(model, vectors) {
      await first.write(model, vectors).catch(() => second.write(model, vectors));
    },
    async keepOnly(model, hashes) {
      await first.keepOnly(model, hashes).catch(() => undefined);
      await second.keepOnly(model, hashes);
    },
    async clear() {
      await first.clear().catch(() => undefined);
      await second.clear();
    },
  };
}
