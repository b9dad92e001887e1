import {expect, test} from 'vitest';
import {wrapText} from './letter';

test.each([
  ['', ''],
  ['one', 'one'],
  ['one two three', 'one two\nthree'],
  ['  one\n two ', 'one two'],
  ['a https://a.example/long b', 'a\nhttps://a.example/long\nb'],
])('%j', (text, wrapped) => {
  expect(wrapText(text, 8)).toBe(wrapped);
});
