import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {emptyRoutes} from './emptyRoutes';

const ADA = '/a/blog/authors/ada';
const CONTENT = {
  blogTitle: 'Blog',
  blogDescription: 'All of it.',
  blogTagsListPath: '/a/blog/tags',
  authorsMap: {
    ada: {key: 'ada', page: {permalink: ADA}},
    guest: {key: 'guest', page: null},
  },
};
const OPTIONS = {
  routeBasePath: 'blog',
  archiveBasePath: 'archive',
  authorsBasePath: 'authors',
  blogListComponent: 'List',
  blogArchiveComponent: 'Archive',
  blogTagsListComponent: 'Tags',
  blogAuthorsListComponent: 'Authors',
  blogAuthorsPostsComponent: 'Author',
};

const addedPaths = (existing: readonly string[]) =>
  emptyRoutes(
    existing.map((path) => ({path, component: 'Existing'})),
    CONTENT as unknown as BlogContent,
    OPTIONS as PluginOptions,
    '/a/',
    '@generated/sidebar.json',
  ).map(({path}) => path);

const LISTS = ['/a/blog', '/a/blog/archive', '/a/blog/tags', '/a/blog/authors'];
const allExcept = (missing: string) => [...LISTS, ADA].filter((path) => path !== missing);

test.each([
  ['all of them in a blog without posts', [], [...LISTS, ADA]],
  ['the list of tags', allExcept('/a/blog/tags'), ['/a/blog/tags']],
  ['none if all exist', [...LISTS, ADA], []],
  ['the list of authors', allExcept('/a/blog/authors'), ['/a/blog/authors']],
  ['an author who has written nothing', LISTS, [ADA]],
])('adds the missing list pages: %s', (_, existing, added) => {
  expect(addedPaths(existing)).toEqual(added);
});
