import {openPassages} from '../../../src/lib/passages/openPassages';
import {quantile} from '../search/quantile';
import type {IndexOnDisk} from './countingLoader';
import {countingLoader} from './countingLoader';

/** Half of the values are below the first, all but one in twenty below the second. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

export interface AnswerTimes {
  /** Of a first question, with nothing loaded: bytes, compressed, and milliseconds. */
  readonly firstBytes: Spread;
  readonly first: Spread;
  /** Milliseconds of a question once everything is loaded. */
  readonly warm: Spread;
}

function spread(values: readonly number[]): Spread {
  return {p50: quantile(values, 0.5), p95: quantile(values, 0.95)};
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

export async function measureAnswers(
  index: IndexOnDisk,
  questions: readonly string[],
): Promise<AnswerTimes> {
  // The first of all pays for compiling, which is no property of the index.
  await openPassages(countingLoader(index).load).answer('first of all');
  const firsts: {readonly bytes: number; readonly time: number}[] = [];
  for (const question of questions) {
    const loader = countingLoader(index);
    const time = await timed(() => openPassages(loader.load).answer(question));
    firsts.push({bytes: loader.bytes(), time});
  }
  const passages = openPassages(countingLoader(index).load);
  await passages.allPassages();
  const warm: number[] = [];
  for (const round of ['load', 'measure']) {
    for (const question of questions) {
      const time = await timed(() => passages.answer(question));
      if (round === 'measure') {
        warm.push(time);
      }
    }
  }
  return {
    firstBytes: spread(firsts.map(({bytes}) => bytes)),
    first: spread(firsts.map(({time}) => time)),
    warm: spread(warm),
  };
}
