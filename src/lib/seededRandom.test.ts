import {expect, test} from 'vitest';
import {seededRandom} from './seededRandom';

test('the same seed gives the same numbers, and another seed gives different ones', () => {
  const take = (seed: string) => Array.from({length: 5}, seededRandom(seed));
  expect(take('a')).toEqual(take('a'));
  expect(take('a')).not.toEqual(take('b'));
});

test('numbers are evenly distributed in [0, 1)', () => {
  const random = seededRandom('spread');
  const numbers = Array.from({length: 4000}, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});
