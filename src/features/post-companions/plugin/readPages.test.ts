import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import type {Site} from './readPages';
import {readPages} from './readPages';

const SITE = {siteDir: '/', baseUrl: '/', siteConfig: {markdown: {format: 'mdx'}}} as Site;

test.each([
  ['tides', 'tides'],
  [2024, '2024'],
  ['', undefined],
  [null, undefined],
  [['one', 'two'], undefined],
])('the series %j in front matter is read as %j', (series, key) => {
  const metadata = {source: '@site/blog/a.md', date: new Date(0), frontMatter: {series}};
  const posts = [{metadata, content: 'Text'} as unknown as BlogPost];
  expect(readPages({posts, docs: []}, SITE).posts[0]?.series).toBe(key);
});
