// cspell:words Seiten Weitere
import {expect, test} from 'vitest';
import {publishedPages} from './publishedPages.js';

function post(name: string, change: object = {}, frontMatter: object = {}) {
  const defaults = {authors: [], tags: [], date: new Date('2026-01-01')};
  const paths = {permalink: `/blog/${name}`, source: `@site/blog/${name}.mdx`};
  return {metadata: {...paths, ...defaults, frontMatter, ...change}};
}

function doc(id: string, change: object = {}) {
  return {id, permalink: `/${id}`, source: `@site/${id}.mdx`, ...change};
}

function page(path: string, change: object = {}) {
  return {permalink: path, source: `@site/src/pages${path}.md`, ...change};
}

const TAGGED = {
  date: new Date('2026-02-01'),
  lastUpdatedAt: Date.parse('2026-03-01'),
  authors: [{name: 'Ada'}, {}],
  tags: [{label: 'Own', permalink: '/blog/tags/mine'}],
};
const BOOKS = {
  type: 'category',
  label: 'Books',
  link: {type: 'doc', id: 'books/a'},
  items: ['books/a', 'books/b', 'books/quiet'].map((id) => ({type: 'doc', id})),
};
const VERSION = {
  versionName: 'current',
  label: 'Next',
  isLast: true,
  noIndex: true,
  docs: [
    doc('books/b', {tags: [{label: 'Finance', permalink: '/tags/finance'}]}),
    doc('books/a', {tags: [{label: 'Law', permalink: '/tags/law/'}]}),
    doc('books/quiet', {unlisted: true}),
    doc('loose'),
  ],
  sidebars: {main: [BOOKS, {type: 'link', label: 'Elsewhere', href: 'https://a.example'}]},
};
const PLUGINS = [
  {
    name: 'docusaurus-plugin-content-blog',
    options: {routeBasePath: 'blog'},
    content: {
      blogTitle: 'Blog',
      blogPosts: [
        post('c'),
        post('quiet', {unlisted: true}),
        post('half', {}, {draft: true}),
        post('a', TAGGED, {tags: ['own']}),
      ],
    },
  },
  {
    name: 'docusaurus-plugin-content-blog',
    options: {routeBasePath: 'no-posts'},
    content: {blogTitle: 'News', blogPosts: [post('quiet', {unlisted: true})]},
  },
  {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'default'},
    content: {loadedVersions: [VERSION]},
  },
  {
    name: 'docusaurus-plugin-content-pages',
    content: [
      page('/about', {description: 'Who\n\nwe are.\n'}),
      page('/quiet', {unlisted: true}),
      page('/blog/a'),
    ],
  },
  {name: 'another', content: undefined},
];

test('posts are in the order of the blog, docs in the order of the sidebar; drafts and unlisted pages are left out', () => {
  const pages = publishedPages(PLUGINS as never, '/');
  expect(pages.map(({kind, section, permalink}) => [kind, section, permalink])).toEqual([
    ['post', 'Blog', '/blog/c'],
    ['post', 'Blog', '/blog/a'],
    ['doc', 'Books', '/books/a'],
    ['doc', 'Books', '/books/b'],
    ['doc', 'More pages', '/loose'],
    ['page', 'Pages', '/about'],
    ['list', 'Pages', '/blog'],
  ]);
  expect(pages[1]).toMatchObject({
    date: '2026-02-01',
    updated: '2026-03-01',
    authors: ['Ada'],
    tags: [{key: 'own', label: 'Own'}],
    source: 'blog/a.mdx',
    blogRoute: '/blog',
  });
  expect(pages[3]).toMatchObject({tags: [{key: 'finance', label: 'Finance'}]});
  expect(pages[2]).toMatchObject({
    tags: [{key: 'law', label: 'Law'}],
    docs: {tag: 'docs-default-current', label: 'Next', isLast: true, noIndex: true},
  });
});

test('the description of a page is one line', () => {
  const pages = publishedPages(PLUGINS as never, '/');
  expect(pages.find(({kind}) => kind === 'page')).toMatchObject({description: 'Who we are.'});
});

test('sections without a name of their own get the given labels', () => {
  const labels = {pages: 'Seiten', morePages: 'Weitere Seiten'};
  const sections = publishedPages(PLUGINS as never, '/', labels).map(({section}) => section);
  expect([...new Set(sections)]).toEqual(['Blog', 'Books', 'Weitere Seiten', 'Seiten']);
});

test('generated pages of categories are lists in the section of their top category', () => {
  const guides = {
    type: 'category',
    label: 'Guides',
    link: {type: 'generated-index', permalink: '/category/guides', slug: '/category/guides'},
    items: [
      {
        type: 'category',
        label: 'Deep',
        link: {type: 'generated-index', permalink: '/deep', title: 'Dive', description: 'Down.'},
        items: [{type: 'doc', id: 'loose'}],
      },
    ],
  };
  const version = {...VERSION, sidebars: {main: [guides]}};
  const plugin = {...PLUGINS[2], content: {loadedVersions: [version]}};
  const pages = publishedPages([plugin] as never, '/').filter(({kind}) => kind === 'list');
  const docs = {tag: 'docs-default-current'};
  expect(pages).toMatchObject([
    {permalink: '/category/guides', section: 'Guides', title: 'Guides', docs},
    {permalink: '/deep', section: 'Guides', title: 'Dive', description: 'Down.', docs},
  ]);
});
