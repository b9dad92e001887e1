import {brotliCompressSync} from 'node:zlib';
import {buildIndex} from '../../../src/lib/text-index/buildIndex';
import {TextIndex} from '../../../src/lib/text-index/openIndex';
import {searchHits} from '../../../src/lib/text-index/searchHits';
import type {TextPage} from '../../../src/lib/text-index/types';
import {hashText} from '../../../src/plugins/text-index/writeIndex';
import {keystrokes} from './keystrokes';
import {quantile} from './quantile';

export interface EngineFigures {
  readonly pages: number;
  readonly files: number;
  /** Bytes that are fetched until the first hits of a query are there: the median and the most of all. */
  readonly firstHitBrotli: {readonly median: number; readonly most: number};
  /** Milliseconds of processor time for each keystroke of every query, all loaded. */
  readonly warmCpuMs: {readonly p50: number; readonly p95: number};
}

/** What the index costs over these pages; queries are typed key by key. */
export async function engineFigures(
  pages: readonly TextPage[],
  queries: readonly string[],
): Promise<EngineFigures> {
  const files = buildIndex(pages, [], hashText);
  const fetched = new Set<string>();
  const open = () =>
    new TextIndex(async (name) => {
      fetched.add(name);
      return JSON.parse(files.get(name) ?? 'null') as unknown;
    });
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? brotliCompressSync(files.get(name) ?? '').length;
    sizes.set(name, size);
    return size;
  };
  const first: number[] = [];
  for (const query of queries) {
    fetched.clear();
    await searchHits(open(), {query, indexName: 'site'});
    first.push([...fetched].reduce((sum, name) => sum + sizeOf(name), 0));
  }
  const index = open();
  const warm: number[] = [];
  for (const round of ['load', 'measure']) {
    for (const query of queries.flatMap(keystrokes)) {
      const before = process.cpuUsage();
      await searchHits(index, {query, indexName: 'site'});
      const {user, system} = process.cpuUsage(before);
      if (round === 'measure') {
        warm.push((user + system) / 1000);
      }
    }
  }
  return {
    pages: pages.length,
    files: files.size,
    firstHitBrotli: {median: quantile(first, 0.5), most: quantile(first, 1)},
    warmCpuMs: {p50: quantile(warm, 0.5), p95: quantile(warm, 0.95)},
  };
}
