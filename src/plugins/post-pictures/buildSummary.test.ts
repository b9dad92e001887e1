import {expect, test} from 'vitest';
import {buildSummary, countWords} from './buildSummary';

test.each([
  ['One two three.', 3],
  ['A [link to](https://example.com/a-b) it', 4],
  ['```js\nconst a = 1;\n```\nafter', 1],
  ["import X from 'x';\n\n{/* truncate */}\n\nIt’s 1,200 words", 3],
  ['<!-- more to say -->', 0],
  ['', 0],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test('says what was drawn and what was kept', () => {
  const post = {tags: ['a', 'b'], body: 'Two words'} as never;
  const pictures = [{kind: 'card'}, {kind: 'cover'}, {kind: 'card'}, {kind: 'variant'}] as const;
  expect(buildSummary([post, post], pictures, [true, true, false, false])).toBe(
    'Content: 2 posts, 2 tags, 4 words.\n' +
      'Pictures: 1 cover, 3 cards and variants: 1 drawn, 2 from the cache.',
  );
});
