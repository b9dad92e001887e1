import {expect, test} from 'vitest';
import {formatDate} from '../../lib/dates';
import {readSquareLabel, rovingIndex, squareLabel} from './useCalendars';

test.each(['A plain title', 'A title: with a colon', 'AGENTS.md: what, why, how', ''])(
  'the parts of a square’s name are told apart: %j',
  (title) => {
    const date = '2025-03-07';
    expect(readSquareLabel(squareLabel({date, title}))).toEqual([formatDate(date), title]);
  },
);

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowUp', 2, 3, 2],
  ['ArrowLeft', 2, 3, 1],
  ['ArrowDown', 0, 3, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, undefined],
  ['ArrowRight', -1, 3, undefined],
  ['ArrowRight', 0, 0, undefined],
])('%s at %i of %i moves to %s', (key, current, count, expected) => {
  expect(rovingIndex(key, current, count)).toBe(expected);
});
