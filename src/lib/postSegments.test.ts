import {expect, test} from 'vitest';
import {countFirst, cutSegments} from './postSegments';

function rows(year: string, count: number) {
  return Array.from({length: count}, (_, place) => ({date: `${year}-01-01`, place}));
}

test('a piece is of one year, and a long year is cut', () => {
  const segments = cutSegments([...rows('2025', 230), ...rows('2024', 7)]);
  expect(
    segments.map(({year, start, ofYear, rows: own}) => [year, start, ofYear, own.length]),
  ).toEqual([
    ['2025', 0, 230, 100],
    ['2025', 100, 230, 100],
    ['2025', 200, 230, 30],
    ['2024', 0, 7, 7],
  ]);
});

test('the pieces hold every row once, in order', () => {
  const all = [...rows('2025', 130), ...rows('2024', 100), ...rows('2021', 1)];
  expect(cutSegments(all).flatMap(({rows: own}) => own)).toEqual(all);
});

test.each([
  ['no piece of none', [], 0],
  ['all that fit', [42, 31, 26, 20, 16], 5],
  ['up to the limit', [100, 50, 1], 2],
  ['one at least', [151, 3], 1],
])('a page shows at first: %s', (_name, lengths: number[], count) => {
  expect(countFirst(lengths.map((length) => ({rows: rows('2025', length)})))).toBe(count);
});
