import {expect, test} from 'vitest';
import {coverArt} from './coverArt';

const seeds = Array.from({length: 60}, (_, index) => `book-${index}`);

test('the same seed draws the same picture, and different seeds different ones', () => {
  expect(coverArt('book-1')).toEqual(coverArt('book-1'));
  const pictures = new Set(seeds.map((seed) => JSON.stringify(coverArt(seed))));
  expect(pictures.size).toBe(seeds.length);
});
