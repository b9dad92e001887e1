/** Where vectors are kept: per model, under the hash of the text they stand for. */
export interface EmbeddingStore {
  read(model: string): Promise<Map<string, Float32Array>>;
  write(model: string, vectors: ReadonlyMap<string, Float32Array>): Promise<void>;
  /** Forgets what else is kept of a model. */
  keepOnly(model: string, hashes: ReadonlySet<string>): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
}
