import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fuseRankings} from './fuseRankings';

test.each([
  [[], []],
  [[['a', 'b']], ['a', 'b']],
  // What both have comes before what one alone has first.
  [
    [
      ['a', 'b', 'c'],
      ['d', 'b', 'e'],
    ],
    ['b', 'a', 'd', 'c', 'e'],
  ],
  [
    [['a', 'a', 'b'], ['b']],
    ['b', 'a'],
  ],
])('%j fuse to %j', (rankings, fused) => {
  expect(fuseRankings(rankings as string[][])).toEqual(fused);
});

test('a heavier ranking decides between first places', () => {
  expect(fuseRankings([['a'], ['b']], [1, 2])).toEqual(['b', 'a']);
});

test('keeps every entry once, and one ranking as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat(30))), (rankings) => {
      const fused = fuseRankings(rankings);
      expect(new Set(fused)).toEqual(new Set(rankings.flat()));
      expect(fused).toHaveLength(new Set(fused).size);
      expect(fuseRankings(rankings.slice(0, 1))).toEqual(rankings[0] ?? []);
    }),
  );
});
