import {expect, test} from 'vitest';
import type {ContentBlock} from 'docusaurus-built-pages';
import {testPage} from '../testing/openTextIndex.js';
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
    'an entry of a list, such as a book',
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

test('a text that is too long for one record is cut between sentences or rows if possible', () => {
  const textsOf = (...blocks: ContentBlock[]) =>
    recordsOf({...testPage('/blog/long', 'Long'), description: 'A page.', blocks}).map(
      ({content}) => content ?? '',
    );
  const sentences = Array.from({length: 200}, (_, number) => `This is sentence ${number}.`);
  const parts = textsOf(block('text', sentences.join(' '))).slice(1);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join(' ')).toBe(sentences.join(' '));
  expect(parts.filter((text) => text.length > 3000 || !text.endsWith('.'))).toEqual([]);
  const rows = Array.from({length: 80}, (_, row) => `${row}\t${'x'.repeat(60)}`);
  const [page, ...cut] = textsOf(block('table', 'Row\tText', ...rows));
  expect(page).toBe('A page.');
  expect(cut.filter((text) => !/^Row: \d+ · Text: x/.test(text))).toEqual([]);
  expect(cut.join(' ').match(/Row:/g)).toHaveLength(80);
  expect(
    textsOf(block('code', 'x'.repeat(7000)))
      .slice(1)
      .join(''),
  ).toBe('x'.repeat(7000));
});

test('each record of a page has its own id', () => {
  const blocks = [block('code', 'x'.repeat(7000)), block('text', 'Short.')];
  const ids = recordsOf({...testPage('/blog/long', 'Long'), blocks}).map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
});
