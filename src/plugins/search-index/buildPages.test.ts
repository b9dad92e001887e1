import {expect, test} from 'vitest';
import {recordsOfPage} from '../../lib/search/recordsOfPage';
import {buildPages} from './buildPages';
import type {ScannedPage} from './scannedPage';

const KELLY: ScannedPage = {
  url: '/base/blog/kelly',
  pageTitle: 'Kelly',
  description: 'What it says.',
  sections: [
    {title: 'Kelly', hash: '', content: 'What it says.'},
    {title: 'The\u200b  formula', hash: '#formula', content: ''},
    {title: 'In detail', hash: '/base/blog/kelly#detail', content: 'Detail text.'},
    {title: 'Elsewhere', hash: '/base/blog/other#there', content: 'Text of a link.'},
    {title: 'After', hash: '#after', content: ''},
    {title: 'Kelly', hash: '#again', content: 'Its title once more.'},
  ],
  levels: new Map([['detail', 3]]),
};

function empty(url: string, pageTitle: string): ScannedPage {
  return {url, pageTitle, description: '', sections: [], levels: new Map()};
}

const PAGES = buildPages(
  [KELLY, empty('/base/books/to-read', 'To read'), empty('/base/chat', 'Chat')],
  {
    baseUrl: '/base/',
    posts: new Map([['/base/blog/kelly', {date: '2024-02-01', tags: ['betting']}]]),
  },
);

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
