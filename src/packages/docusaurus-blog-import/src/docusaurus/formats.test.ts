import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {withoutMdx1Syntax} from './formats.js';
import {parseInPlace, parseTree} from './parseMarkdown.js';

test.each([
  ['<!-- a */ b -->', '{/* a * / b */}'],
  ['`<!-- a -->` and ``` `<!-- b -->` ```', '`<!-- a -->` and ``` `<!-- b -->` ```'],
  ['```html\n<!-- a -->\n## B {#b}\n```', '```html\n<!-- a -->\n## B {#b}\n```'],
  ['## The `x` {#the-x}\n\nText', '## The `x` {/* #the-x */}\n\nText'],
  [':::tip A title\n\nText\n\n:::', ':::tip[A title]\n\nText\n\n:::'],
])('on a site without MDX 1 syntax, the MDX %j becomes %j', (written, expected) => {
  expect(withoutMdx1Syntax(written, 'mdx')).toBe(expected);
});

test('CommonMark keeps its comments and heading ids, but titles of admonitions are converted', () => {
  expect(withoutMdx1Syntax('## A {#a}\n\n<!-- b -->\n\n:::tip C\n', 'md')).toBe(
    '## A {#a}\n\n<!-- b -->\n\n:::tip[C]\n',
  );
});

test('dollar signs mark formulas only with the extension `math`', () => {
  const kindOf = (extensions: readonly string[]) =>
    parseTree('$$\nx\n$$', 'md', {extensions}).children[0]?.type;
  expect([kindOf(['math']), kindOf(['mermaid'])]).toEqual(['math', 'paragraph']);
});

const LINK = '[b](/b)';

test.each([
  [
    'headings with ids and comments',
    `## One {#one}\n\n### 二 {#二.x}\n\n<!-- c -->\n\nA <!-- d --> ${LINK}`,
  ],
  ['nested admonitions with titles', `::::note One\n\n:::tip Two\n\n${LINK}\n\n:::\n\n::::`],
  [
    'MDX in a code block',
    `\`\`\`mdx-code-block\n<b>\n\`\`\`\n\n${LINK}\n\n\`\`\`\`mdx-code-block\n</b>\n\`\`\`\``,
  ],
  ['Windows line endings', `## One {#one}\r\n\r\n:::note Title\r\n\r\n${LINK}\r\n\r\n:::\r\n`],
  ['characters beyond the basic plane', `## 😀 {#a}\n\n😀 ${LINK}`],
])('offsets refer to the original text: %s', (_, text) => {
  const found: Link[] = [];
  visit(parseInPlace(text, 'mdx'), 'link', (node) => void found.push(node));
  expect(
    found.map(({position}) => text.slice(position?.start.offset, position?.end.offset)),
  ).toEqual([LINK]);
  expect(() => parseTree(text, 'mdx')).not.toThrow();
});
