import {expect, test} from 'vitest';
import {recordsOfPage} from '../../lib/search/recordsOfPage';
import {buildPages} from './buildPages';
import type {LocalDocuments} from './localDocuments';

const DOCUMENTS: LocalDocuments = [
  [
    {i: 1, t: 'Kelly', u: '/base/blog/kelly'},
    {i: 9, t: 'To read', u: '/base/books/to-read'},
    {i: 12, t: 'Chat', u: '/base/chat'},
  ],
  [
    {i: 3, t: 'The\u200b  formula', u: '/base/blog/kelly', h: '#formula', p: 1},
    {i: 4, t: 'In detail', u: '/base/blog/kelly', h: '#detail', p: 1},
    {i: 5, t: 'After', u: '/base/blog/kelly', h: '#after', p: 1},
  ],
  [{i: 1, t: 'What it says.', s: 'Kelly', u: '/base/blog/kelly', p: 1}],
  [],
  [
    {i: 2, t: 'What it says.', s: 'Kelly', u: '/base/blog/kelly', h: '', p: 1},
    {i: 6, t: 'Detail text.', s: 'In detail', u: '/base/blog/kelly', h: '#detail', p: 1},
  ],
];

const PAGES = buildPages(DOCUMENTS, {
  baseUrl: '/base/',
  posts: new Map([['/base/blog/kelly', {date: '2024-02-01', tags: ['betting']}]]),
  levelOf: (_, anchor) => (anchor === 'detail' ? 3 : undefined),
});

test('pages are grouped by their path, posts know their day and tags', () => {
  expect(PAGES.map(({section, docusaurusTag}) => [section, docusaurusTag])).toEqual([
    ['Blog', 'default'],
    ['Books', 'docs-default-current'],
    ['Pages', 'default'],
  ]);
  expect(PAGES[0]).toMatchObject({date: '2024-02-01', tags: ['betting']});
});

test('records stand under their headings, and no text twice', () => {
  const records = PAGES.slice(0, 1).flatMap(recordsOfPage);
  expect(
    records.map(({objectID, hierarchy: {lvl2, lvl3}, content}) => [objectID, lvl2, lvl3, content]),
  ).toEqual([
    ['/base/blog/kelly:lvl1:0', null, null, null],
    ['/base/blog/kelly:content:0', null, null, 'What it says.'],
    ['/base/blog/kelly#formula:lvl2:0', 'The formula', null, null],
    ['/base/blog/kelly#detail:lvl3:0', 'The formula', 'In detail', null],
    ['/base/blog/kelly#detail:content:0', 'The formula', 'In detail', 'Detail text.'],
    ['/base/blog/kelly#after:lvl2:0', 'After', null, null],
  ]);
});
