import {expect, test} from 'vitest';
import {cleanText} from './controlCharacters.js';

test.each([
  ['a\u0000b\u0007', 'ab', 2],
  ['One\u000BTwo', 'One Two', 1],
  ['a\u0084\u009Fb', 'ab', 2],
  ['a\uD800b', 'ab', 1],
  ['tab\tand\nline, 😀 and é', 'tab\tand\nline, 😀 and é', 0],
])(
  'characters that feeds cannot contain are removed from %j, or replaced by a space, and counted',
  (text, expected, count) => {
    expect(cleanText(text)).toEqual({text: expected, count});
  },
);
