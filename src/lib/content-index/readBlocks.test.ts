import {expect, test} from 'vitest';
import {parseMarkdown} from './parseMarkdown';
import type {PartTexts} from './readBlocks';
import {readBlocks} from './readBlocks';

function read(text: string) {
  const parts: PartTexts = ({name}) =>
    name === 'Shelf' ? ['A Title\nAn Author · 1999\nA note.'] : [];
  return readBlocks(parseMarkdown(text, 'mdx', {extensions: ['math']}), parts).map(
    ({kind, lines, intro, title, anchor}) =>
      [kind, lines.join('|'), intro, title, anchor].filter(
        (part) => part !== undefined && part !== null,
      ),
  );
}

test.each([
  [
    'One.\n\nTwo with `code` and [a link](/a).',
    [
      ['text', 'One.'],
      ['text', 'Two with code and a link.'],
    ],
  ],
  ['As follows:\n\n- one\n- two\n  - deep', [['list', 'one|two|  deep', 'As follows:']]],
  ['1. one\n2. two', [['steps', 'one|two']]],
  ['| a | b |\n| - | - |\n| 1 | |', [['table', 'a\tb|1\t']]],
  ['It is\n\n$$\na < b\n$$\n\nwhich is so. Next.', [['text', 'It is|a < b|which is so. Next.']]],
  ['```text title="Output"\n1\n2\n```', [['output', '1|2', 'Output']]],
  ['```js\nf();\n```', [['code', 'f();']]],
  ['> said', [['quote', 'said']]],
  ['## A heading\n\nBelow.', [['text', 'Below.', 'a-heading']]],
  ['<Shelf />', [['entry', 'A Title|An Author · 1999|A note.']]],
  ['```mermaid\na --> b\n```', []],
  ['```plot title="T"\ndata: ./a.csv\ndescription: It rises.\n```', [['text', 'It rises.']]],
  ['One\\\ntwo', [['text', 'One two']]],
])('%j', (text, blocks) => {
  expect(read(text)).toEqual(blocks);
});

test.each([
  ['{/* answers: Who? Why? */}\n\nI did.\n\nNobody asked.', 'mdx', [['Who?', 'Why?'], undefined]],
  ['<!-- answers: Who? -->\n\nI did.', 'md', [['Who?']]],
  ['{/* answers: Who? */}\n\n## Them\n\nI did.', 'mdx', [['Who?']]],
  [
    '{/* answers: Who? */}\n\nThese:\n\n{/* answers: And who? */}\n\n- I',
    'mdx',
    [['Who?', 'And who?']],
  ],
  ['{/* truncate */}\n\nI did.', 'mdx', [undefined]],
] as const)(
  'gives a block the questions of the comment above it: %j as %s',
  (text, format, all) => {
    const blocks = readBlocks(parseMarkdown(text, format));
    expect(blocks.map(({questions}) => questions)).toEqual(all);
    expect(JSON.stringify(blocks.map(({lines}) => lines))).not.toMatch(/answers|Who/);
  },
);
