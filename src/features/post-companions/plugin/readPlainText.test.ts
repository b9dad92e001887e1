import {expect, test} from 'vitest';
import {readPlainText} from './readPlainText';

test('a link is returned with the sentence, heading or table row that contains it', () => {
  const body = [
    'Not here. But [there](./b.mdx#c) and `so`, e.g. [here](/d). Not again.',
    '## On [this](./e.mdx)',
    '- See $$x$$ at [f](./f.mdx).',
    '| A | [g](./g.mdx) |\n| - | - |',
    'And [h]. So.',
    '[H]: ./h.mdx',
    '```md\n[no](./link.mdx)\n```',
  ].join('\n\n');
  expect(readPlainText(body, 'mdx').links).toEqual([
    {url: './b.mdx#c', sentence: 'But there and so, e.g. here.'},
    {url: '/d', sentence: 'But there and so, e.g. here.'},
    {url: './e.mdx', sentence: 'On this'},
    {url: './f.mdx', sentence: 'See … at f.'},
    {url: './g.mdx', sentence: 'A · g'},
    {url: './h.mdx', sentence: 'And h.'},
  ]);
});

test('text includes headings, prose, table rows and plot descriptions', () => {
  const body = [
    '## H `i`',
    'A {b} *c*.',
    '- d',
    '| e | f |\n| - | - |',
    '{g}',
    '```plot title="T"\ndata: ./a.csv\ndescription: Rises.\n```',
  ];
  const {headings, lines} = readPlainText(body.join('\n\n'), 'mdx');
  expect({headings, lines}).toEqual({headings: ['H i'], lines: ['A c.', 'd', 'e · f', 'Rises.']});
});

test.each([
  [['One two, three.', 'four'], 4],
  [['— …', 'a · b', '日本'], 3],
])('the number of words in %j is %i', (lines, wordCount) => {
  expect(readPlainText(lines.join('\n\n'), 'mdx').wordCount).toBe(wordCount);
});
