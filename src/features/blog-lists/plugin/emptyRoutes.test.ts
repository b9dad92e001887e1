import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {emptyRoutes} from './emptyRoutes';

const ADA = '/a/blog/authors/ada';
const CONTENT = {
  blogTagsListPath: '/a/blog/tags',
  authorsMap: {ada: {key: 'ada', page: {permalink: ADA}}, guest: {key: 'guest', page: null}},
};
const OPTIONS = {routeBasePath: 'blog', archiveBasePath: 'archive', authorsBasePath: 'authors'};

const LISTS = ['/a/blog', '/a/blog/archive', '/a/blog/tags', '/a/blog/authors'];
const ALL = [...LISTS, ADA];

test.each([
  ['all of them in a blog without posts', [], ALL],
  ['the list of tags', ALL.filter((path) => path !== '/a/blog/tags'), ['/a/blog/tags']],
  ['none if all exist', ALL, []],
  ['an author who has written nothing', LISTS, [ADA]],
])('adds the missing list pages: %s', (_, existing, added) => {
  const routes = emptyRoutes(
    existing.map((path) => ({path, component: 'Existing'})),
    CONTENT as unknown as BlogContent,
    OPTIONS as PluginOptions,
    '/a/',
    '@generated/sidebar.json',
  );
  expect(routes.map(({path}) => path)).toEqual(added);
});
