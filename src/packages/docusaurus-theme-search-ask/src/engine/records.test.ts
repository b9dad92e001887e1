import {expect, test} from 'vitest';
import type {ContentBlock} from 'docusaurus-built-pages';
import {contentText, recordsOf} from './records.js';

function block(kind: ContentBlock['kind'], ...lines: string[]): ContentBlock {
  return {kind, anchor: null, lines};
}

test.each<[string, ContentBlock, string]>([
  [
    'a table: each cell after the name of its column',
    block('table', 'Year\tVests\tWorth', '1\t250,000\t$25,000', '2\t250,000\t'),
    'Year: 1 · Vests: 250,000 · Worth: $25,000; Year: 2 · Vests: 250,000',
  ],
  [
    'a table without a name for its first column',
    block('table', '\tBest for:', 'MIT\tlibraries'),
    'MIT · Best for: libraries',
  ],
  ['a table with only a head', block('table', 'Year\tVests'), 'Year · Vests'],
  [
    'a list',
    block('list', 'ink', '  gall', 'Paper is dear.', 'glue'),
    'ink; gall; Paper is dear. glue',
  ],
  [
    'an entry of a shelf',
    block('entry', 'The White Album', 'Joan Didion · 1979', 'Essays.'),
    'The White Album. Joan Didion · 1979. Essays.',
  ],
  ['code', block('code', 'let a;', '', '  a = 1;'), 'let a; a = 1;'],
  [
    'an output with a title, after the sentence that introduces it',
    {...block('output', '3', '4'), intro: 'It prints:', title: 'sum.js'},
    'It prints: sum.js: 3 4',
  ],
])('reads as one line: %s', (_name, content, text) => {
  expect(contentText(content)).toBe(text);
});

test('a table that is too long for one record is cut into several, each with its head', () => {
  const rows = Array.from({length: 80}, (_, row) => `${row}\t${'x'.repeat(60)}`);
  const records = recordsOf({
    url: '/blog/long',
    section: 'Blog',
    title: 'Long',
    description: 'A long table.',
    tags: [],
    headings: [],
    blocks: [block('table', 'Row\tText', ...rows)],
  });
  const [page, ...cut] = records.map(({content}) => content ?? '');
  expect(page).toBe('A long table.');
  expect(cut.length).toBeGreaterThan(1);
  expect(cut.filter((text) => !/^Row: \d+ · Text: x/.test(text))).toEqual([]);
  expect(cut.join(' ').match(/Row:/g)).toHaveLength(80);
});

test('all text of a line that is too long for one record is sent, cut between sentences', () => {
  const sentences = Array.from({length: 200}, (_, number) => `This is sentence ${number}.`);
  const word = 'x'.repeat(7000);
  const textsOf = (...blocks: ContentBlock[]) =>
    recordsOf({
      url: '/blog/long',
      section: 'Blog',
      title: 'Long',
      description: 'A long line.',
      tags: [],
      headings: [],
      blocks,
    })
      .slice(1)
      .map(({content}) => content ?? '');
  const parts = textsOf(block('text', sentences.join(' ')));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join(' ')).toBe(sentences.join(' '));
  expect(parts.filter((text) => text.length > 3000 || !text.endsWith('.'))).toEqual([]);
  expect(textsOf(block('code', word)).join('')).toBe(word);
  const rows = textsOf(block('table', 'Name\tText', `Ada\t${sentences.join(' ')}`));
  expect(rows.slice(1).every((text) => text.startsWith('Text: This is sentence'))).toBe(true);
  expect(rows.join(' ')).toContain('sentence 199.');
});
