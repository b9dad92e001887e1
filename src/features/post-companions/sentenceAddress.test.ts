import {expect, test} from 'vitest';
import {sentenceAddress} from './sentenceAddress';

test.each([
  ['See, it is here.', 'See%2C%20it%20is%20here.'],
  [
    'One two three four five six seven eight nine.',
    'One%20two%20three%20four%20five%20six%20seven%20eight',
  ],
  ['Of … it is 3-4 of them.', 'it%20is%203%2D4%20of%20them.'],
  ['A · A longer cell · B', 'A%20longer%20cell'],
])('the address has the first words of the longest piece without … or ·: %s', (sentence, text) => {
  expect(sentenceAddress('/blog/a', sentence)).toBe(`/blog/a#:~:text=${text}`);
});

test('a sentence without words gives the address of the page', () => {
  expect(sentenceAddress('/blog/a', '…')).toBe('/blog/a');
});
