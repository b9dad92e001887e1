import {expect, test} from 'vitest';
import {parseVectors} from './parseVectors';

test.each<[unknown, number]>([
  [[[1, 2]], 2],
  [[[1, 2], [1]], 2],
  [[[]], 1],
  [[[1, null]], 1],
  [[['1']], 1],
  [undefined, 1],
  ['x', 1],
])('%j is no answer with %i vectors', (value, count) => {
  expect(() => parseVectors(value, count)).toThrow(/one vector for each passage/);
});

test('vectors of one length are an answer', () => {
  expect(
    parseVectors(
      [
        [1, 2],
        [3, 4],
      ],
      2,
    ),
  ).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
