import {expect, test} from 'vitest';
import {inBatches} from './inBatches';

test('all items are worked on, a few at once, and results keep their order', async () => {
  let running = 0;
  let most = 0;
  const results = await inBatches([30, 5, 1, 10, 2], 2, async (wait) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, wait));
    running -= 1;
    return wait * 2;
  });
  expect(results).toEqual([60, 10, 2, 20, 4]);
  expect(most).toBe(2);
});

test('no items, and more at once than items', async () => {
  expect(await inBatches([], 3, async (item) => item)).toEqual([]);
  expect(await inBatches(['a'], 3, async (item) => item)).toEqual(['a']);
});

test('an error of one item is an error of all', async () => {
  const work = async (item: number) => {
    if (item === 2) {
      throw new Error('The second item.');
    }
  };
  await expect(inBatches([1, 2, 3], 2, work)).rejects.toThrow('The second item.');
});
