import {expect, test} from 'vitest';
import {calendarCell, formatDate, yearOutline} from './dates';

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

test.each([
  ['2023', 'M0 6H1V0H53V7H0Z'],
  ['2025', 'M0 2H1V0H53V3H52V7H0Z'],
])('the outline of %s is %s', (year, path) => {
  expect(yearOutline(year)).toBe(path);
});
