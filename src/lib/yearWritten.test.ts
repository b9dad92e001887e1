import {expect, test} from 'vitest';
import {yearWritten} from './yearWritten';

test.each([
  [2026, 2026],
  [2022, undefined],
  ['2026', undefined],
])('for a post dated 2023 with `written: %s`, the year of writing is %s', (written, year) => {
  expect(yearWritten({written}, '2023-05-25T00:00:00.000Z')).toBe(year);
});
