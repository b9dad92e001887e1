import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {TestQuery, QueryScore} from '../../support/testQueries';
import {scoreQueries} from '../../support/testQueries';
import type {Contender} from './contenders';
import {folderLoader} from './contenders';
import {keystrokes, quantile, warmTimes} from './engineFigures';

/** Bytes and times are measured with every fifth query, quality with all. */
const SAMPLE_STEP = 5;

/** Figures of a search engine. */
export interface Measured {
  readonly name: string;
  /** Bytes of the search's code, each file compressed by itself (brotli). */
  readonly code: number;
  /** Bytes (brotli) of the index that are loaded until the first hits, if a query is the first. */
  readonly index: {readonly median: number; readonly most: number};
  /** Milliseconds from a keystroke to its hits once everything is loaded. */
  readonly warm: {
    readonly p50: number;
    readonly p95: number;
    /** The same in CPU time. */
    readonly processor95: number;
    readonly keys: number;
  };
  /** Scores by the name of the query set. */
  readonly scores: ReadonlyMap<string, QueryScore>;
}

const sizes = new Map<string, number>();

/** Returns the bytes of files when transferred; compressed files are not compressed again. */
function transferSize(files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) {
    const bytes = readFileSync(file);
    const size = sizes.get(file) ?? Math.min(bytes.length, brotliCompressSync(bytes).length);
    sizes.set(file, size);
    sum += size;
  }
  return sum;
}

/** Returns the bytes of the index and the code files that a query loads if it is the first. */
async function askFirst(contender: Contender, query: string) {
  const {load, loaded} = folderLoader(contender.folder);
  await (await contender.open(load)).ask(query);
  const pathsOf = (isCode: boolean) =>
    [...loaded]
      .filter((file) => contender.isCode(file) === isCode)
      .map((file) => path.join(contender.folder, file));
  return {index: transferSize(pathsOf(false)), code: pathsOf(true)};
}

/** Returns every fifth query, except those for topics that no page covers. */
function sampled(queries: readonly TestQuery[]): string[] {
  return queries
    .filter(({kind}, place) => kind !== 'nothing' && place % SAMPLE_STEP === 0)
    .map(({query}) => query);
}

/** Returns the bytes that queries load until their first hits, if each is the first. */
async function firstHitBytes(
  contender: Contender,
  asked: readonly TestQuery[],
): Promise<Pick<Measured, 'code' | 'index'>> {
  const index: number[] = [];
  const code = new Set(contender.code);
  for (const query of sampled(asked)) {
    const first = await askFirst(contender, query);
    index.push(first.index);
    first.code.forEach((file) => code.add(file));
  }
  return {
    code: transferSize(code),
    index: {median: quantile(index, 0.5), most: quantile(index, 1)},
  };
}

/**
 * Measures all figures of one search engine.
 *
 * @param tuned queries with which bytes and times are measured
 * @param sets sets of queries with which quality is measured, by name
 */
export async function measure(
  contender: Contender,
  tuned: readonly TestQuery[],
  sets: Readonly<Record<string, readonly TestQuery[]>>,
): Promise<Measured> {
  const bytes = await firstHitBytes(contender, tuned);
  const open = () => contender.open(folderLoader(contender.folder).load);
  const {ask} = await open();
  const scores = new Map<string, QueryScore>();
  for (const [name, queries] of Object.entries(sets)) {
    scores.set(name, await scoreQueries(queries, ask));
  }
  const keys = sampled(tuned).flatMap(keystrokes);
  const {clock, processor} = await warmTimes(keys, (await open()).ask);
  return {
    name: contender.name,
    ...bytes,
    warm: {
      p50: quantile(clock, 0.5),
      p95: quantile(clock, 0.95),
      processor95: quantile(processor, 0.95),
      keys: keys.length,
    },
    scores,
  };
}
