import {expect, test} from 'vitest';
import {contentHash} from './contentHash';

test('is stable: a change of it makes every reader embed anew', () => {
  expect(contentHash('')).toBe(contentHash(''));
  expect(contentHash('A post.')).toMatch(/^[\da-f]{16}$/);
});

test('tells 200,000 texts apart that differ in little, by each of its halves nearly', () => {
  const hashes = Array.from({length: 200_000}, (_, index) => contentHash(`Passage ${index}.`));
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const [start, end] of [
    [0, 8],
    [8, 16],
  ]) {
    // Of 200,000 texts, about five pairs share 32 bits by chance.
    expect(new Set(hashes.map((hash) => hash.slice(start, end))).size).toBeGreaterThan(199_970);
  }
});
