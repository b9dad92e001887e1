import {expect, test} from 'vitest';
import {readPlainText} from './readPlainText';

test('a link comes with its sentence and the heading above it', () => {
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
    {url: './b.mdx#c', sentence: 'But there and so, e.g. here.', anchor: null},
    {url: '/d', sentence: 'But there and so, e.g. here.', anchor: null},
    {url: './e.mdx', sentence: 'On this', anchor: 'on-this'},
    {url: './f.mdx', sentence: 'See … at f.', anchor: 'on-this'},
    {url: './g.mdx', sentence: 'A · g', anchor: 'on-this'},
    {url: './h.mdx', sentence: 'And h.', anchor: 'on-this'},
  ]);
});

test('headings have their ids, and a title at the start is not one of them', () => {
  const body =
    '# Title\n\nLead.\n\n## A `b` {/* #own */}\n\n## Same\n\n### Same\n\n## Q{#}\n\n# More';
  expect(readPlainText(body, 'mdx').headings).toEqual([
    {level: 2, text: 'A b', anchor: 'own'},
    {level: 2, text: 'Same', anchor: 'same'},
    {level: 3, text: 'Same', anchor: 'same-1'},
    {level: 2, text: 'Q', anchor: 'q'},
    {level: 1, text: 'More', anchor: 'more'},
  ]);
});

test('a link below a heading whose id is uncertain leads to the top of the page', () => {
  const {links} = readPlainText('## A\n\n## <Part /> B\n\nSee [c](/c).', 'mdx');
  expect(links).toEqual([{url: '/c', sentence: 'See c.', anchor: null}]);
});

test('text is prose, descriptions of plots and rows of tables', () => {
  const body = [
    'A {b} *c*.',
    '- d',
    '| e | f |\n| - | - |',
    '{g}',
    '```plot title="T"\ndata: ./a.csv\ndescription: It rises.\n```',
  ];
  const {prose, rows} = readPlainText(body.join('\n\n'), 'mdx');
  expect({prose, rows}).toEqual({prose: ['A c.', 'd', 'It rises.'], rows: ['e · f']});
});
