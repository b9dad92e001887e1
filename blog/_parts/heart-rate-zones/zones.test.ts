import {expect, test} from 'vitest';
import {maximumFromAge, reserveZones} from './zones';

test.each([
  [20, 194],
  [70, 159],
])('at the age of %d, the average maximum heart rate is %d', (age, maximum) => {
  expect(maximumFromAge(age)).toBe(maximum);
});

test.each([
  [52, 184, [118, 131, 144, 158, 171, 184]],
  [100, 120, [110, 112, 114, 116, 118, 120]],
])(
  'the upper half of the reserve from %d to %d beats has five zones',
  (resting, maximum, borders) => {
    const zones = reserveZones(maximum, resting);
    expect([...zones.map(({beats}) => beats[0]), zones.at(-1)?.beats[1]]).toEqual(borders);
    expect(zones.map(({percent}) => percent[0])).toEqual([50, 60, 70, 80, 90]);
  },
);
