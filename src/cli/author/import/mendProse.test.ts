import {expect, test} from 'vitest';
import {mendProse} from './mendProse';

test.each([
  ['a word behind a colon', 'Set:this[text].', 'Set\\:this[text].'],
  ['a time and an address', 'At 10:30, https://a.example/b.', 'At 10:30, https://a.example/b.'],
  ['a line of colons', '::leaf\n', '\\::leaf\n'],
  ['a block of another tool', '::: spoiler\nText\n:::', '\\::: spoiler\nText\n\\:::'],
  ['a block of this site', ':::note\n\nText\n\n:::', ':::note\n\nText\n\n:::'],
  ['code', '`a:b[c]`', '`a:b[c]`'],
  ['money', 'From $$ to $$ a night.', 'From \\$\\$ to \\$\\$ a night.'],
  ['a formula', 'Since $$x^2$$ grows.', 'Since $$x^2$$ grows.'],
  ['a formula of one letter', 'Let $$x$$ be.', 'Let $$x$$ be.'],
  ['a formula that cannot be set', 'So $$\\nope{x}$$.', 'So `$$\\nope{x}$$`.'],
  ['a block of such', '$$\n\\nope{x}\n$$', '```latex\n$$\n\\nope{x}\n$$\n```'],
  ['braces and brackets', '{a} <3 a < b', '{a} <3 a < b'],
])('%s', (_, text, mended) => {
  expect(mendProse(text).text).toBe(mended);
});
