import {expect, test} from 'vitest';
import {rovingIndex} from './calendarEvents';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowDown', 2, 3, 2],
  ['ArrowLeft', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, undefined],
  ['ArrowRight', -1, 3, undefined],
  ['ArrowRight', 2, 3, 2],
])('%s at %i of %i moves to %s', (key, current, count, expected) => {
  expect(rovingIndex(key, current, count)).toBe(expected);
});
