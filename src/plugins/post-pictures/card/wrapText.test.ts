import {expect, test} from 'vitest';
import {wrapText} from './wrapText';

const widthOf = (text: string) => [...text].length;

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 13, ['one two three']],
  ['  one   two ', 20, ['one   two']],
  ['a well-kept house', 8, ['a well-', 'kept', 'house']],
  ['before—after', 8, ['before—', 'after']],
  ['down to -5 degrees', 8, ['down to', '-5', 'degrees']],
  ['1990–2020 in brief', 6, ['1990–', '2020', 'in', 'brief']],
  ['01234567890123456789', 8, ['01234567', '89012345', '6789']],
  ['so 0123456789', 8, ['so', '01234567', '89']],
  ['', 8, []],
])('%j in lines of %i', (text, most, lines) => {
  expect(wrapText(text, most, widthOf)).toEqual(lines);
});
