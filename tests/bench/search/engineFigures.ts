import {brotliCompressSync, gzipSync} from 'node:zlib';
import {buildIndex} from '../../../src/lib/search/buildIndex';
import {openIndex} from '../../../src/lib/search/openIndex';
import type {PageSource} from '../../../src/lib/search/pageSource';
import {packFile} from '../../../src/plugins/search-index/indexFile';
import {hashText} from '../../../src/plugins/search-index/writeIndex';

export interface EngineFigures {
  readonly pages: number;
  /** Everything the site serves of the index; NaN where it was not asked for: it takes long. */
  readonly totalBrotli: number;
  readonly files: number;
  /** What is fetched until the first hits of a query are there: the most and the median of all. */
  readonly firstHitBrotli: {readonly median: number; readonly most: number};
  readonly firstHitGzip: {readonly median: number; readonly most: number};
  /** Parsing and searching, files at hand. */
  readonly firstHitMs: {readonly median: number; readonly most: number};
  /** Every keystroke of every query, all loaded. */
  readonly warmMs: {readonly p50: number; readonly p95: number; readonly most: number};
  /** The same in time of the processor, which other programs do not lengthen. */
  readonly warmCpuMs: {readonly p50: number; readonly p95: number; readonly most: number};
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function spread(values: readonly number[]) {
  return {p50: quantile(values, 0.5), p95: quantile(values, 0.95), most: Math.max(...values)};
}

function middleAndMost(values: readonly number[]) {
  return {median: quantile(values, 0.5), most: Math.max(...values)};
}

/** What the embedded engine costs over these pages; queries are typed key by key. */
export async function engineFigures(
  pages: readonly PageSource[],
  queries: readonly string[],
  {total = true}: {readonly total?: boolean} = {},
): Promise<EngineFigures> {
  const files = buildIndex(pages, hashText);
  const sizes = new Map<string, {brotli: number; gzip: number}>();
  const sizeOf = (name: string) => {
    const bytes = packFile(name, files.get(name) ?? '');
    const size = sizes.get(name) ?? {
      brotli: Math.min(bytes.length, brotliCompressSync(bytes).length),
      gzip: Math.min(bytes.length, gzipSync(bytes).length),
    };
    sizes.set(name, size);
    return size;
  };
  const fetched = new Set<string>();
  const fetchFile = async (name: string): Promise<unknown> => {
    fetched.add(name);
    return JSON.parse(files.get(name) ?? '');
  };
  const first: {brotli: number; gzip: number; ms: number}[] = [];
  for (const query of queries) {
    fetched.clear();
    const start = performance.now();
    await openIndex(fetchFile).search({query, indexName: 'bench'});
    const ms = performance.now() - start;
    const all = [...fetched].map(sizeOf);
    first.push({
      ms,
      brotli: all.reduce((sum, {brotli}) => sum + brotli, 0),
      gzip: all.reduce((sum, {gzip}) => sum + gzip, 0),
    });
  }
  const index = openIndex(fetchFile);
  const warm: number[] = [];
  const warmCpu: number[] = [];
  for (const round of [0, 1]) {
    for (const query of queries) {
      for (let length = 1; length <= query.length; length += 1) {
        const start = performance.now();
        const cpu = process.cpuUsage();
        await index.search({query: query.slice(0, length), indexName: 'bench'});
        if (round === 1) {
          warm.push(performance.now() - start);
          const {user, system} = process.cpuUsage(cpu);
          warmCpu.push((user + system) / 1000);
        }
      }
    }
  }
  return {
    pages: pages.length,
    files: files.size,
    totalBrotli: total
      ? [...files.keys()].reduce((sum, name) => sum + sizeOf(name).brotli, 0)
      : Number.NaN,
    firstHitBrotli: middleAndMost(first.map(({brotli}) => brotli)),
    firstHitGzip: middleAndMost(first.map(({gzip}) => gzip)),
    firstHitMs: middleAndMost(first.map(({ms}) => ms)),
    warmMs: spread(warm),
    warmCpuMs: spread(warmCpu),
  };
}
