import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {writeFeeds} from '.';

test('feeds are written in the language of the site, even if there are no posts', async () => {
  const options = {feedOptions: {type: ['rss' as const]}, routeBasePath: 'blog'};
  const site = {url: 'https://example.com', baseUrl: '/base/', title: 'Notes'};
  const folder = folderWith({});
  await writeFeeds(options as never, site, [], folder, 'de');
  const read = (name: string) => readFileSync(path.join(folder, 'blog', name), 'utf8');
  expect(read('rss.xml')).toContain('<link>https://example.com/base/blog</link>');
  expect(read('rss.xml')).toContain('<language>de</language>');
  expect(JSON.parse(read('feed.json'))).toMatchObject({items: [], language: 'de'});
  // Not the time of the build, so that the same content makes the same feed.
  expect(read('atom.xml')).toContain('1970-01-01T00:00:00.000Z');
});
