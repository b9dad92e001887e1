import {expect, test} from 'vitest';
import {yearWritten} from './yearWritten';

test.each([
  [2026, 2026],
  [2022, undefined],
  [2026.5, undefined],
  ['2026', undefined],
  [new Date('2026-11-27'), undefined],
  [undefined, undefined],
])('for a post dated 2023 with `written: %s`, the year of writing is %s', (written, year) => {
  expect(yearWritten({written}, '2023-05-25T00:00:00.000Z')).toBe(year);
});
