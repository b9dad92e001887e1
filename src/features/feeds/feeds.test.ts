import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {FEED_FILES} from './feedFiles';
import {writeFeeds} from './feeds';

const INFO = {
  title: 'Notes & <more>',
  description: 'What I "note"',
  language: 'en',
  blog: 'https://example.com/blog',
};

function item(text: string, date = new Date('2026-01-02')) {
  const link = 'https://example.com/blog/a?b=1&c=2';
  return {
    title: text,
    id: link,
    link,
    date,
    published: new Date('2026-01-01'),
    description: text,
    content: `<p>${text}</p>`,
    category: [{name: text, term: text}],
    author: [{name: text, email: text, link}],
  };
}

test('each item of the JSON feed has the dates of its publication and its last change', () => {
  const feed = FEED_FILES['feed.json']?.(INFO, [item('a')]) ?? '';
  const [jsonItem] = (JSON.parse(feed) as {items: object[]}).items;
  expect(jsonItem).toMatchObject({
    date_published: '2026-01-01T00:00:00.000Z',
    date_modified: '2026-01-02T00:00:00.000Z',
    authors: [{name: 'a'}],
    tags: ['a'],
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'feeds-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('feeds are written in the language of the site, even if there are no posts', async () => {
  const options = {feedOptions: {type: ['rss' as const]}, routeBasePath: 'blog'};
  const site = {url: 'https://example.com', baseUrl: '/base/', title: 'Notes'};
  await writeFeeds(options as never, site, [], folder, 'de');
  const read = (name: string) => readFileSync(path.join(folder, 'blog', name), 'utf8');
  expect(read('rss.xml')).toContain('<link>https://example.com/base/blog</link>');
  expect(read('rss.xml')).toContain('<language>de</language>');
  expect(JSON.parse(read('feed.json'))).toMatchObject({items: [], language: 'de'});
  expect(read('atom.xml')).toContain('1970-01-01T00:00:00.000Z');
});
