/** A file of the index, by its path below the index's folder. */
export type LoadFile = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

export interface Searcher {
  /** The paths of the hits as a reader would see them, texts and all, best first. */
  ask: (query: string) => Promise<readonly string[]>;
}

/** A search to be measured. */
export interface Contender {
  readonly name: string;
  /** Where its index stands. */
  readonly folder: string;
  /** Files of its code that a reader downloads, beside what it loads by itself. */
  readonly code: readonly string[];
  /** Whether a file it loads is code; all others are index. */
  isCode(file: string): boolean;
  /** A search that has loaded nothing yet and reads files by `load` alone. */
  open(load: LoadFile): Promise<Searcher>;
}
