import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import sectionIndex from './plugin';

/** Returns the routes that the plugin adds for the section `books` with these pages. */
async function routesFor(docs: readonly {source: string; permalink: string}[]) {
  const routes: RouteConfig[] = [];
  const sections = [{folder: 'books', label: 'Books', main: 'books/index.mdx'}];
  const plugin = sectionIndex({baseUrl: '/base/'} as never, sections);
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}},
    actions: {addRoute: (route: RouteConfig) => void routes.push(route)} as never,
  });
  return routes.map(({path, props}) => ({path, to: props?.['to']}));
}

test('the root of a section leads to its main page', async () => {
  const docs = [{source: '@site/books/index.mdx', permalink: '/base/books/to-read'}];
  expect(await routesFor(docs)).toEqual([{path: '/base/books', to: '/base/books/to-read'}]);
});

test.each(['/base/books', '/base/books/'])(
  'no route is added if a page has the address %s',
  async (permalink) => {
    expect(await routesFor([{source: '@site/books/index.mdx', permalink}])).toEqual([]);
  },
);
