import {expect, test} from 'vitest';
import {rovingIndex} from './calendarEvents';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowDown', 2, 3, 2],
  ['ArrowLeft', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 2, 3, 2],
])('%s at index %i of %i days moves the focus to index %i', (key, current, count, expected) => {
  expect(rovingIndex(key, current, count)).toBe(expected);
});

test('another key, or a key while no day has the focus, moves nothing', () => {
  expect(rovingIndex('Tab', 0, 3)).toBeUndefined();
  expect(rovingIndex('ArrowRight', -1, 3)).toBeUndefined();
});
