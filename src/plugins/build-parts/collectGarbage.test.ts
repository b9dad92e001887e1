import {expect, test} from 'vitest';
import {collectGarbage} from './collectGarbage';

test('what nobody holds is freed', () => {
  const held = process.memoryUsage().heapUsed;
  for (let turn = 0; turn < 20; turn += 1) {
    Array.from({length: 200_000}, (_, place) => ({place}));
  }
  collectGarbage();
  expect(process.memoryUsage().heapUsed).toBeLessThan(held + 30e6);
});
