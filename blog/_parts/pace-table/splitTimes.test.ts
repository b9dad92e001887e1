import {expect, test} from 'vitest';
import {splitTimes} from './splitTimes';

test('a marathon in four hours passes 5 km in 28:26 and has nine splits', () => {
  const splits = splitTimes(42.195, 14_400, 5);
  expect(splits).toHaveLength(9);
  expect(splits[0]?.seconds).toBeCloseTo(1706.36, 2);
  expect(splits.at(-1)).toEqual({km: 42.195, seconds: 14_400});
});

test.each([
  [10, 5, [5, 10]],
  [3, 5, [3]],
  [6.5, 5, [5, 6.5]],
])('lists the splits of %d km every %d km, ending at the finish', (distance, every, marks) => {
  expect(splitTimes(distance, 1800, every).map(({km}) => km)).toEqual(marks);
});
