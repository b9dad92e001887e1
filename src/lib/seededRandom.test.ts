import {expect, test} from 'vitest';
import {seededRandom} from './seededRandom';

test('the same seed gives the same numbers, and another seed gives different ones', () => {
  const take = (seed: string) => Array.from({length: 5}, seededRandom(seed));
  expect(take('a')).toEqual(take('a'));
  expect(take('a')).not.toEqual(take('b'));
});
