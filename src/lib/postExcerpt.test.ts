import {createExcerpt} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {postExcerpt} from './postExcerpt';

test.each([
  ['Use a List\\<String> here.', 'Use a List<String> here.'],
  ['Use a `List<String>` here, or ``a`b``.', 'Use a List<String> here, or a`b.'],
  ['Not \\*bold\\*, \\{braces} and \\# signs', 'Not *bold*, {braces} and # signs'],
  ['Q&amp;A &#8212; 5 &lt; 6 &hellip; AT&T &unknown;', 'Q&A — 5 < 6 … AT&T &unknown;'],
  ['Write `&amp;` for an ampersand', 'Write &amp; for an ampersand'],
  ['# Not the title\n\n## Why\n\nBecause.', 'Because.'],
  ['Why\n---\n\nBecause.', 'Because.'],
  ['***\n\nText', 'Text'],
  ['{/* A note */}\n\nText', 'Text'],
  ['<!--\nA note\n-->\n\nText', 'Text'],
  ['~~~js\ncode();\n~~~\n\nText', 'Text'],
  ['```md\n# a\n```\n\nText', 'Text'],
  ['[x]: https://x.example\n\nText', 'Text'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['Note: this is it: done at 10:30 or 11:45', 'Note: this is it: done at 10:30 or 11:45'],
  ['Use std::map and std::set', 'Use std::map and std::set'],
  ['One.\r\n\r\nTwo.', 'One.'],
  ['See <https://x.example/a> for more', 'See https://x.example/a for more'],
  ['A line\\\nand another', 'A line'],
  // Without other text, the heading is the excerpt.
  ['## Only a heading', 'Only a heading'],
  ['```js\ncode();\n```', undefined],
  ['', undefined],
])('the excerpt of %j is %j', (content, excerpt) => {
  expect(postExcerpt(content)).toBe(excerpt);
});

test.each([
  'A **bold** and _slanted_ line with [a link](/x), ~~old~~ and ![a picture](./a.png).',
  "import A from './a';\nimport B from './b';\n\nText with <b>HTML</b>.\n\nMore.",
  '> A quotation',
  ':::note\n\nText\n\n:::',
  'Nice :tada: day',
  'A footnote[^1] and a [reference][x].',
  '- An item\n- Another',
  '![Only a picture](./a.png)\n\nText',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
])('the excerpt of %j is the same as Docusaurus’', (content) => {
  expect(postExcerpt(content)).toBe(createExcerpt(content));
});
