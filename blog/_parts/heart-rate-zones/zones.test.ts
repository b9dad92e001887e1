import {expect, test} from 'vitest';
import {maximumFromAge, reserveZones} from './zones';

test.each([
  [20, 194],
  [70, 159],
])('at the age of %d, the average maximum heart rate is %d', (age, maximum) => {
  expect(maximumFromAge(age)).toBe(maximum);
});

test.each([
  [184, 52, [118, 131, 144, 158, 171, 184]],
  [120, 100, [110, 112, 114, 116, 118, 120]],
])('splits the reserve between %d and %d beats into five zones', (maximum, resting, borders) => {
  const zones = reserveZones(maximum, resting);
  expect([...zones.map(({beats}) => beats[0]), zones.at(-1)?.beats[1]]).toEqual(borders);
  expect(zones.map(({percent}) => percent[0])).toEqual([50, 60, 70, 80, 90]);
});
