import path from 'node:path';
import type {GoldenQuery} from '../../support/goldenQueries';
import type {QueryScore} from '../../support/scoreQueries';
import {scoreQueries} from '../../support/scoreQueries';
import type {Contender} from './contender';
import {folderLoader} from './folderLoader';
import {keystrokes} from './keystrokes';
import {quantile} from './quantile';
import type {TransferSize} from './transferSize';
import {transferSize} from './transferSize';

/** Bytes and times are measured on every fifth golden query, quality on all. */
const SAMPLED = 5;

/** Middle and worst of queries that find something, each asked as a reader's first. */
export interface Spread<T> {
  readonly median: T;
  readonly most: T;
}

export interface Warm {
  readonly p50: number;
  readonly p95: number;
  /** The same in processor time, which other programs on the machine do not lengthen. */
  readonly processor95: number;
  readonly keys: number;
}

export interface Measured {
  readonly name: string;
  readonly code: TransferSize;
  /** What is fetched of the index until the first hits stand there, texts and all. */
  readonly index: Readonly<Record<keyof TransferSize, Spread<number>>>;
  /** Milliseconds to the first hits, files read from disk, parsing included. */
  readonly firstHit: Spread<number>;
  /** Milliseconds from a key to its hits once everything is loaded. */
  readonly warm: Warm;
  /** By the name of the set of queries. */
  readonly scores: ReadonlyMap<string, QueryScore>;
}

function spread(values: readonly number[]): Spread<number> {
  return {median: quantile(values, 0.5), most: quantile(values, 1)};
}

interface FirstAnswer {
  readonly time: number;
  readonly index: TransferSize;
  readonly code: readonly string[];
}

async function askFirst(contender: Contender, query: string): Promise<FirstAnswer> {
  const {load, loaded} = folderLoader(contender.folder);
  const start = performance.now();
  await (await contender.open(load)).ask(query);
  const time = performance.now() - start;
  const inFolder = (files: string[]) => files.map((file) => path.join(contender.folder, file));
  const files = [...loaded];
  return {
    time,
    index: transferSize(inFolder(files.filter((file) => !contender.isCode(file)))),
    code: inFolder(files.filter((file) => contender.isCode(file))),
  };
}

/** Queries typed key by key, once to load everything and once to measure. */
async function measureWarm(contender: Contender, queries: readonly string[]): Promise<Warm> {
  const {ask} = await contender.open(folderLoader(contender.folder).load);
  const keys = queries.flatMap(keystrokes);
  for (const key of keys) {
    await ask(key);
  }
  const times: number[] = [];
  const processor: number[] = [];
  for (const key of keys) {
    const before = process.cpuUsage();
    const start = performance.now();
    await ask(key);
    times.push(performance.now() - start);
    const {user, system} = process.cpuUsage(before);
    processor.push((user + system) / 1000);
  }
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  return {p50, p95, processor95: quantile(processor, 0.95), keys: keys.length};
}

/** All figures of one search. */
export async function measure(
  contender: Contender,
  golden: readonly GoldenQuery[],
  sets: Readonly<Record<string, readonly GoldenQuery[]>>,
): Promise<Measured> {
  const queries = golden
    .filter(({kind}, place) => kind !== 'nothing' && place % SAMPLED === 0)
    .map(({query}) => query);
  // The first of all pays for compiling, which is no property of the index.
  await askFirst(contender, 'first of all');
  const firsts: FirstAnswer[] = [];
  for (const query of queries) {
    firsts.push(await askFirst(contender, query));
  }
  const {ask} = await contender.open(folderLoader(contender.folder).load);
  const scores = new Map<string, QueryScore>();
  for (const [name, some] of Object.entries(sets)) {
    scores.set(name, await scoreQueries(some, ask));
  }
  return {
    name: contender.name,
    code: transferSize(new Set([...contender.code, ...firsts.flatMap(({code}) => code)])),
    index: {
      brotli: spread(firsts.map(({index}) => index.brotli)),
      gzip: spread(firsts.map(({index}) => index.gzip)),
    },
    firstHit: spread(firsts.map(({time}) => time)),
    warm: await measureWarm(contender, queries),
    scores,
  };
}
