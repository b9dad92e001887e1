import type {AllContent} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {createContentIndex} from './createContentIndex';
import type {Site} from './readPages';

const SITE = {siteDir: '/nowhere', baseUrl: '/', siteConfig: {markdown: {format: 'mdx'}}} as Site;

function contentWith(label: string, content: string): AllContent {
  const metadata = {
    source: '@site/blog/a.md',
    permalink: '/blog/a',
    title: 'A',
    description: '',
    date: new Date(0),
    tags: [{label, permalink: '/blog/tags/ink'}],
    frontMatter: {tags: ['ink']},
  };
  const blogPosts = [{metadata, content}];
  return {'docusaurus-plugin-content-blog': {default: {blogPosts}}} as unknown as AllContent;
}

test('the index is built again after a change of a tag in the list, but not of a text', () => {
  const read = createContentIndex();
  const first = read(contentWith('Ink', 'One'), SITE);
  expect(read(contentWith('Ink', 'Two'), SITE)).toBe(first);
  expect(read(contentWith('Inks', 'One'), SITE)).not.toBe(first);
});
