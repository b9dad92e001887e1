import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {isPostMetadata, lightFrontMatter, lightMetadata} from './lightMetadata';

const METADATA = {
  source: '@site/blog/a.mdx',
  title: 'A',
  permalink: '/blog/a',
  tags: [{inline: false, label: 'Risk', permalink: '/blog/tags/risk', description: 'Odds.'}],
  authors: [{key: 'ada', name: 'Ada', title: 'Engineer', description: 'Of her own page.'}],
  frontMatter: {title: 'A', tags: ['risk'], image: '/card.png', toc_max_heading_level: 4},
} as unknown as BlogPostMetadata;

test('a page gets nothing twice, and keeps what is said in front matter alone', () => {
  expect(lightMetadata(METADATA)).toEqual({
    title: 'A',
    permalink: '/blog/a',
    tags: [{label: 'Risk', permalink: '/blog/tags/risk'}],
    authors: [{key: 'ada', name: 'Ada', title: 'Engineer'}],
    frontMatter: {image: '/card.png', toc_max_heading_level: 4},
  });
});

test('the metadata that the build itself reads stay whole', () => {
  const before = structuredClone(METADATA);
  lightMetadata(METADATA);
  lightFrontMatter(METADATA.frontMatter as never);
  expect(METADATA).toEqual(before);
});

test.each([
  ['a post', METADATA, true],
  ['the blog', {blogBasePath: '/blog', blogTitle: 'Blog'}, false],
  ['text', 'export default 1;', false],
  ['nothing', null, false],
])('knows metadata of a post from other data: %s', (_name, data, expected) => {
  expect(isPostMetadata(data)).toBe(expected);
});
