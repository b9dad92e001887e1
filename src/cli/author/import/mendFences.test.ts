import {expect, test} from 'vitest';
import {mendFences} from './mendFences';

test.each([
  ['a block as it should be', '```js\n# a\n```\n\nText', '```js\n# a\n```\n\nText', 0],
  ['one left open', '```js\n# a', '```js\n# a\n```', 1],
  ['one closed by a longer fence', '```\n# a\n````\n\nText', '```\n# a\n```\n\nText', 1],
  ['one of tildes', '~~~\n# a\n~~~', '~~~\n# a\n~~~', 0],
  ['an indented one', '    # a\n', '    # a\n', 0],
  ['a diagram without a title', '```mermaid\na\n```', '```text\na\n```', 1],
  ['a diagram with one', '```mermaid title="T"\na\n```', '```mermaid title="T"\na\n```', 0],
  ['one in a list', '- a\n\n  ```\n  b\n  ```', '- a\n\n  ```\n  b\n  ```', 0],
])('%s', (_, text, mended, notes) => {
  const result = mendFences(text);
  expect(result.text).toBe(mended);
  expect(result.notes).toHaveLength(notes);
});
