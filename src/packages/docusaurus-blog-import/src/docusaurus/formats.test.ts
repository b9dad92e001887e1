import {expect, test} from 'vitest';
import {withoutMdx1Syntax} from './formats.js';

test.each([
  ['<!-- truncate -->', '{/* truncate */}'],
  ['<!-- a */ b -->', '{/* a * / b */}'],
  ['`<!-- a -->` and ``` `<!-- b -->` ```', '`<!-- a -->` and ``` `<!-- b -->` ```'],
  ['```html\n<!-- a -->\n## B {#b}\n```', '```html\n<!-- a -->\n## B {#b}\n```'],
  ['## The `x` {#the-x}\n\nText', '## The `x` {/* #the-x */}\n\nText'],
  [':::tip A title\n\nText\n\n:::', ':::tip[A title]\n\nText\n\n:::'],
])('MDX %j becomes %j', (written, expected) => {
  expect(withoutMdx1Syntax(written, 'mdx')).toBe(expected);
});

test('CommonMark keeps its comments and heading ids', () => {
  expect(withoutMdx1Syntax('## A {#a}\n\n<!-- b -->\n\n:::tip C\n', 'md')).toBe(
    '## A {#a}\n\n<!-- b -->\n\n:::tip[C]\n',
  );
});
