import {expect, test} from 'vitest';
import {isPlainPreview} from './isPlainPreview';

test.each([
  'A paragraph with **weight**, `code` and [a link](/blog/a).\n\n- a list\n- of two\n',
  'Less is more: 3 < 4, and an export of goods.',
  '> A quotation\n\n## A heading',
])('%j is plain', (markdown) => {
  expect(isPlainPreview(markdown)).toBe(true);
});

test.each([
  "import Table from './Table';\n\nText",
  'Text\n\n<VestingCalculator />',
  'Text <Figure src="a" />',
  '<details>more</details>',
  '```js\nlet a;\n```',
  '- item\n\n  ~~~\n  code\n  ~~~',
  'Text ![a picture](a.png)',
  ':::note\n\nText\n\n:::',
])('%j may need a script', (markdown) => {
  expect(isPlainPreview(markdown)).toBe(false);
});
