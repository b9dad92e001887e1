import {expect, test} from 'vitest';
import {calendarCell, readSquareLabel, rovingIndex, squareLabel, yearOutline} from './calendar';
import {formatDate} from './formatDate';

test.each([
  ['2024-01-01', 0, 0],
  ['2024-01-07', 0, 6],
  ['2024-01-08', 1, 0],
  ['2023-01-01', 0, 6],
  ['2023-01-02', 1, 0],
  ['2024-02-29', 8, 3],
  ['2024-12-31', 52, 1],
  ['2028-12-31', 52, 6],
  ['2012-12-31', 53, 0],
])('%s stands in week %i on weekday %i', (date, week, weekday) => {
  expect(calendarCell(date)).toEqual({week, weekday});
});

test('refuses what is not a day, and shows it', () => {
  expect(() => calendarCell('soon')).toThrow('"soon"');
});

test('every day of 2021 to 2028 has a cell of its own', () => {
  for (let year = 2021; year <= 2028; year += 1) {
    const cells = new Set<string>();
    let days = 0;
    for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000) {
      const {week, weekday} = calendarCell(new Date(time).toISOString().slice(0, 10));
      cells.add(`${week}:${weekday}`);
      days += 1;
      expect(week).toBeLessThanOrEqual(53);
    }
    expect(cells.size).toBe(days);
  }
});

test.each([
  ['2024', 'M0 0H53V2H52V7H0Z'],
  ['2023', 'M0 6H1V0H53V7H0Z'],
  ['2025', 'M0 2H1V0H53V3H52V7H0Z'],
])('the outline of %s is %s', (year, path) => {
  expect(yearOutline(year)).toBe(path);
});

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
