import {expect, test} from 'vitest';
import {pageTitles} from './pageTitles.js';

const SITE = {baseUrl: '/sub/', trailingSlash: true};
const titlesOf = (content: object) =>
  pageTitles(content as never, SITE, (permalink) => permalink === '/sub/docs/Excluded');

const doc = (title: string, change: object = {}) => ({
  title,
  permalink: `/sub/docs/${title}`,
  draft: false,
  unlisted: false,
  ...change,
});
const post = (title: string, change: object = {}) => ({
  metadata: {title, permalink: `/sub/blog/${title}`, unlisted: false, frontMatter: {}, ...change},
});

test('docs of the latest version come first, then posts; hidden pages, excluded pages and repeated titles are left out', () => {
  const content = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {isLast: false, docs: [doc('Unreleased')]},
          {
            isLast: true,
            docs: [
              doc('Excluded'),
              doc('Intro'),
              doc('Half', {draft: true}),
              doc('Secret', {unlisted: true}),
            ],
          },
          {isLast: false, docs: [doc('Old')]},
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [
          post('Intro'),
          post('naïve plan'),
          post('Secret', {unlisted: true}),
          post('Half', {frontMatter: {draft: true}}),
        ],
      },
    },
  };
  expect(titlesOf(content)).toEqual([
    {text: 'Intro', href: '/sub/docs/Intro/'},
    {text: 'naïve plan', href: '/sub/blog/na%C3%AFve%20plan/'},
  ]);
});

test('at most six titles are suggested, and a site without content has none', () => {
  const docs = Array.from({length: 9}, (_, index) => doc(`Page ${index}`));
  const content = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{isLast: true, docs}]}},
  };
  expect(titlesOf(content)).toHaveLength(6);
  expect(titlesOf({})).toEqual([]);
});
