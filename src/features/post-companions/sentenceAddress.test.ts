import {expect, test} from 'vitest';
import {sentenceAddress} from './sentenceAddress';

test.each([
  ['See, it is here.', 'See%2C%20it%20is%20here.'],
  ['A b c d e f g h nine.', 'A%20b%20c%20d%20e%20f%20g%20h'],
  ['Of … it is 3-4 of them.', 'it%20is%203%2D4%20of%20them.'],
  ['A · A longer cell · B', 'A%20longer%20cell'],
])('the address has the first words of the longest piece without … or ·: %s', (sentence, text) => {
  expect(sentenceAddress('/blog/a', sentence)).toBe(`/blog/a#:~:text=${text}`);
});

test('a sentence without words gives the address of the page', () => {
  expect(sentenceAddress('/blog/a', '…')).toBe('/blog/a');
});
