import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parseInPlace} from './parseMarkdown.js';

const LINK = '[b](/b)';

test.each([
  ['a heading with an id', `## One {#one}\n\n### 二 {#二.x}\n\n${LINK}`],
  ['an admonition with a title', `:::danger Look out\n\n${LINK}\n\n:::`],
  ['nested admonitions', `::::note One\n\n:::tip Two\n\n${LINK}\n\n:::\n\n::::`],
  [
    'MDX in a code block',
    `\`\`\`mdx-code-block\n<b>\n\`\`\`\n\n${LINK}\n\n\`\`\`\`mdx-code-block\n</b>\n\`\`\`\``,
  ],
  ['Windows line ends', `## One {#one}\r\n\r\n:::note Title\r\n\r\n${LINK}\r\n\r\n:::\r\n`],
  ['characters beyond the basic plane', `## 😀 {#a}\n\n😀 ${LINK}`],
])('offsets refer to the original text: %s', (_, text) => {
  const found: Link[] = [];
  visit(parseInPlace(text, 'mdx'), 'link', (node) => void found.push(node));
  expect(
    found.map(({position}) => text.slice(position?.start.offset, position?.end.offset)),
  ).toEqual([LINK]);
});
