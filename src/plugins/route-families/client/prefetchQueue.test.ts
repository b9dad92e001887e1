import {expect, test} from 'vitest';
import {prefetchQueue} from './prefetchQueue';

/** A queue whose idle moments and answers come by hand. */
function byHand(mostWaiting: number) {
  const tasks: (() => void)[] = [];
  const fetched: string[] = [];
  const answers: {good(): void; bad(): void}[] = [];
  const prefetch = prefetchQueue({
    fetchPath: (path) => {
      fetched.push(path);
      return new Promise((resolve, reject) => {
        answers.push({good: () => resolve(undefined), bad: () => reject(new Error('gone'))});
      });
    },
    whenIdle: (task) => tasks.push(task),
    mostWaiting,
  });
  return {
    prefetch,
    fetched,
    idle: () => tasks.shift()?.(),
    answer: async (how: 'good' | 'bad') => {
      answers.shift()?.[how]();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('nothing is fetched before the browser is idle, then one path at a time', async () => {
  const {prefetch, fetched, idle, answer} = byHand(4);
  prefetch('/a');
  prefetch('/b');
  expect(fetched).toEqual([]);
  idle();
  expect(fetched).toEqual(['/a']);
  idle();
  expect(fetched).toEqual(['/a']);
  await answer('good');
  idle();
  expect(fetched).toEqual(['/a', '/b']);
});

test('of many that wait the last few are fetched', async () => {
  const {prefetch, fetched, idle, answer} = byHand(2);
  ['/a', '/b', '/c', '/d'].forEach((path) => prefetch(path));
  for (let step = 0; step < 4; step += 1) {
    idle();
    await answer('good');
  }
  expect(fetched).toEqual(['/c', '/d']);
});

test('a path is fetched once, one that gave way may be asked for again', () => {
  const {prefetch} = byHand(1);
  expect(prefetch('/a')).toBe(true);
  expect(prefetch('/a')).toBe(false);
  expect(prefetch('/b')).toBe(true);
  expect(prefetch('/a')).toBe(true);
});

test('a path that cannot be fetched does not hold up the next', async () => {
  const {prefetch, fetched, idle, answer} = byHand(4);
  prefetch('/a');
  prefetch('/b');
  idle();
  await answer('bad');
  idle();
  expect(fetched).toEqual(['/a', '/b']);
});
