import {expect, test} from 'vitest';
import {formatDate} from './formatDate';

test.each([
  ['2024-03-04', '4 March 2024'],
  ['2024-12', 'December 2024'],
  ['1999', '1999'],
])('%s reads %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});
