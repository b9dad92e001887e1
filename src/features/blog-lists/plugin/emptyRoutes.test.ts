import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
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

function addedRoutes(routes: RouteConfig[]): RouteConfig[] {
  return emptyRoutes(
    routes,
    CONTENT as unknown as BlogContent,
    OPTIONS as PluginOptions,
    '/a/',
    'empty.json',
  );
}

test.each([
  ['all of them in a blog without posts', [], ALL],
  ['the list of tags', ALL.filter((path) => path !== '/a/blog/tags'), ['/a/blog/tags']],
  ['none if all exist', ALL, []],
  ['an author who has written nothing', LISTS, [ADA]],
])('adds the missing list pages: %s', (_, existing, added) => {
  const routes = addedRoutes(existing.map((path) => ({path, component: 'Existing'})));
  expect(routes.map(({path}) => path)).toEqual(added);
});

test('in a blog with posts, an empty list has the sidebar with the posts', () => {
  const component = 'Post';
  const post = {path: '/a/blog/b', component, modules: {sidebar: 'posts.json'}, context: {}};
  const sidebarOf = (routes: RouteConfig[]) => addedRoutes(routes)[0]?.modules?.['sidebar'];
  expect([sidebarOf([post]), sidebarOf([])]).toEqual(['posts.json', 'empty.json']);
});
