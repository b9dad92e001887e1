import {expect, test} from 'vitest';
import type {CoverSize} from './coverArt';
import {coverArt} from './coverArt';

const SIZES: readonly CoverSize[] = [
  {width: 120, height: 180, unit: 1},
  {width: 120, height: 67.5, unit: 1},
  {width: 1200, height: 200, unit: 1.7},
];
const seeds = Array.from({length: 60}, (_, index) => `book-${index}`);

function kindsOf(seed: string, subject: string): string {
  const shapes = coverArt(seed, SIZES[0] as CoverSize, subject);
  return [...new Set(shapes.map(({kind}) => kind))].sort().join();
}

test.each(SIZES)(
  'a seed always draws the same picture, and no two seeds draw the same one: %j',
  (size) => {
    expect(coverArt('book-1', size)).toEqual(coverArt('book-1', size));
    const pictures = new Set(seeds.map((seed) => JSON.stringify(coverArt(seed, size))));
    expect(pictures.size).toBe(seeds.length);
  },
);

test('all covers of a subject have the same motif, and subjects differ in their motifs', () => {
  for (const subject of ['数学', 'Two words', 'running', 'a']) {
    expect(new Set(seeds.map((seed) => kindsOf(seed, subject))).size).toBe(1);
  }
  expect(new Set(seeds.map((subject) => kindsOf('a', subject))).size).toBeGreaterThan(3);
});
