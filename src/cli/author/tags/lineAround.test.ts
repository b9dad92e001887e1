import {expect, test} from 'vitest';
import {lineAround} from './lineAround';

test.each([
  ['first line', 0, 2, 'one two\n'],
  ['middle', 10, 12, 'three\r\n'],
  ['two lines', 4, 10, 'one two\nthree\r\n'],
  ['no line end', 17, 18, 'four'],
  ['up to a line end', 8, 15, 'three\r\n'],
])('%s', (_, start, end, line) => {
  const text = 'one two\nthree\r\nfour';
  expect(text.slice(...lineAround(text, start, end))).toBe(line);
});
