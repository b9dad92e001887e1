import {expect, test} from 'vitest';
import {excerpt} from './excerpt';

const TEXT = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

test.each([
  ['short', ['x'], 20, 'short'],
  [TEXT, ['one'], 20, 'one two three four…'],
  [TEXT, ['nothing'], 20, 'one two three four…'],
  [TEXT, ['fourteen'], 20, '…thirteen fourteen'],
])('"%s" around %j in %i characters', (text, words, length, expected) => {
  expect(excerpt(text, words, length)).toBe(expected);
});

test('keeps the found word, and keeps to the length', () => {
  for (const word of TEXT.split(' ')) {
    const cut = excerpt(TEXT, [word], 30);
    expect(cut).toContain(word);
    expect(cut.length).toBeLessThanOrEqual(32);
  }
});
