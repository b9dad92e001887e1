import {expect, test, vi} from 'vitest';
import sectionIndex from './plugin';

test.each([
  ['/base/books/to-read', [{path: '/base/books', props: {to: '/base/books/to-read'}}]],
  // A page that has the section's address needs no route to lead to it.
  ['/base/books', []],
  ['/base/books/', []],
])('if the main page of a section is at %s, the routes are %o', async (permalink, routes) => {
  const docs = [{source: '@site/books/index.mdx', permalink}];
  const sections = [{folder: 'books', label: 'Books', mainFile: 'books/index.mdx'}];
  const addRoute = vi.fn();
  await sectionIndex({baseUrl: '/base/'} as never, sections).allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}},
    actions: {addRoute} as never,
  });
  expect(addRoute.mock.calls.flat()).toMatchObject(routes);
});
