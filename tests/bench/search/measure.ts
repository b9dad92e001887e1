import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Contender} from './contenders';
import {folderLoader} from './contenders';

/** Bytes and times of a search engine. */
export interface Costs {
  /** Bytes (brotli) of the index that a reader's first query loads before its hits are shown. */
  readonly index: {readonly median: number; readonly most: number};
  /** Bytes of the search's code, each file compressed by itself (brotli). */
  readonly code: number;
  /** Milliseconds of CPU time per keystroke once everything is loaded: 95th percentile. */
  readonly keystroke: number;
}

/** Returns the smallest value that is at least as large as this share of the values; 1 gives the maximum. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

const sizes = new Map<string, number>();

/** Returns the bytes of files when transferred; compressed files are not compressed again. */
function transferSize(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const bytes = readFileSync(file);
    const size = sizes.get(file) ?? Math.min(bytes.length, brotliCompressSync(bytes).length);
    sizes.set(file, size);
    return sum + size;
  }, 0);
}

/** Measures the costs of a search engine with queries, each as a reader's first and typed key by key. */
export async function measureCosts(contender: Contender, queries: string[]): Promise<Costs> {
  const index: number[] = [];
  const code = new Set(contender.code);
  for (const query of queries) {
    const {load, loaded} = folderLoader(contender.folder);
    await (await contender.open(load)).ask(query);
    const pathsOf = (isCode: boolean) =>
      [...loaded]
        .filter((file) => contender.isCode(file) === isCode)
        .map((file) => path.join(contender.folder, file));
    index.push(transferSize(pathsOf(false)));
    pathsOf(true).forEach((file) => code.add(file));
  }

  const {ask} = await contender.open(folderLoader(contender.folder).load);
  // Each query as it is after every keystroke: `i`, `in`, `ink`.
  const texts = queries.flatMap((query) =>
    [...query].map((_, index, characters) => characters.slice(0, index + 1).join('')),
  );
  // Loads everything before times are measured.
  for (const text of texts) {
    await ask(text);
  }
  const times: number[] = [];
  for (const text of texts) {
    const before = process.cpuUsage();
    await ask(text);
    const {user, system} = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return {
    index: {median: quantile(index, 0.5), most: quantile(index, 1)},
    code: transferSize([...code]),
    keystroke: quantile(times, 0.95),
  };
}
