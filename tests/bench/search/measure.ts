import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {TestQuery, QueryScore} from '../../support/testQueries';
import {scoreQueries} from '../../support/testQueries';
import type {Contender} from './contenders';
import {folderLoader} from './contenders';
import {keystrokes, quantile, warmTimes} from './engineFigures';

/** Bytes and times are measured on every fifth query, quality on all. */
const SAMPLED = 5;

export interface Measured {
  readonly name: string;
  /** Bytes of the search's code, each file compressed by itself (brotli). */
  readonly code: number;
  /** Bytes (brotli) of the index until the first hits are shown, each query asked first. */
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

/** Returns the index bytes and the code files that a first query loads. */
async function askFirst(contender: Contender, query: string) {
  const {load, loaded} = folderLoader(contender.folder);
  await (await contender.open(load)).ask(query);
  const pathsOf = (isCode: boolean) =>
    [...loaded]
      .filter((file) => contender.isCode(file) === isCode)
      .map((file) => path.join(contender.folder, file));
  return {index: transferSize(pathsOf(false)), code: pathsOf(true)};
}

/** Returns every fifth query, without those for absent topics. */
function sampled(queries: readonly TestQuery[]): string[] {
  return queries
    .filter(({kind}, place) => kind !== 'nothing' && place % SAMPLED === 0)
    .map(({query}) => query);
}

/** Returns the bytes loaded until the first hits of queries, each asked first. */
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

/** Measures all figures of one search. */
export async function measure(
  contender: Contender,
  tuned: readonly TestQuery[],
  sets: Readonly<Record<string, readonly TestQuery[]>>,
): Promise<Measured> {
  const bytes = await firstHitBytes(contender, tuned);
  const open = () => contender.open(folderLoader(contender.folder).load);
  const {ask} = await open();
  const scores = new Map<string, QueryScore>();
  for (const [name, some] of Object.entries(sets)) {
    scores.set(name, await scoreQueries(some, ask));
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
