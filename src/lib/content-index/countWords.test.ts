import {expect, test} from 'vitest';
import {countWords} from './countWords';

test('words of prose are counted, code and bare signs are not', () => {
  expect(
    countWords([
      {kind: 'paragraph', anchor: null, text: 'Three – well, 4 words.'},
      {kind: 'row', anchor: null, text: 'One\n2.5%\n—'},
      {kind: 'code', anchor: null, text: 'const a = 1;'},
    ]),
  ).toBe(6);
});
