import {expect, test} from 'vitest';
import {calendarCell, formatDate} from './dates';

test.each([
  ['2024-03-04', '4 March 2024'],
  ['2024-12', 'December 2024'],
])('%s is formatted as %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

test.each([
  ['2024-01-08', 1, 0],
  ['2023-01-01', 0, 6],
  ['2012-12-31', 53, 0],
])('%s is in week %i on weekday %i', (date, week, weekday) => {
  expect(calendarCell(date)).toEqual({week, weekday});
});
