import {expect, test} from 'vitest';
import {SHADE_RANGES, calendarDays, openingYear, postsOfRecentYears} from './calendarDays';

function post(date: string, title = date) {
  return {date, title, permalink: `/blog/${title}`};
}

function postsOf(date: string, count: number) {
  return Array.from({length: count}, (_, index) => post(date, `P${index + 1}`));
}

test.each([
  [1, '1'],
  [3, '3–5'],
  [6, '6+'],
])('a day with %i posts has the shade that the legend labels "%s"', (count, range) => {
  const [day] = calendarDays(postsOf('2026-05-01', count));
  expect(SHADE_RANGES[(day?.shade ?? 0) - 1]).toBe(range);
});

test.each([
  ['the newest ones as long as all their posts fit in the limit', [100, 200, 1], ['2026', '2025']],
  ['the newest one even if it exceeds the limit', [500, 1], ['2026']],
  ['only those newer than the first year that exceeds the limit', [10, 400, 1], ['2026']],
])('the recent years are %s', (_, counts, expected) => {
  const posts = counts.flatMap((count, index) => postsOf(`${2026 - index}-05-01`, count));
  const years = postsOfRecentYears(posts, 300).map(({date}) => date.slice(0, 4));
  expect([...new Set(years)]).toEqual(expected);
});

test.each([
  ['no year if there are no posts', [], undefined],
  [
    'the newest year if it has at least half as many days with posts as the fullest year',
    ['2025-01-01', '2024-02-02', '2024-01-01'],
    '2025',
  ],
  [
    'an older year if the newest has few days, even with many posts on each',
    ['2026-01-01', '2026-01-01', '2026-01-01', '2025-03-03', '2025-02-02', '2025-01-01'],
    '2025',
  ],
])('the calendar first shows %s', (_name, dates: string[], year) => {
  expect(openingYear(dates.map((date) => post(date)))).toBe(year);
});
