import {expect, test} from 'vitest';
import {emptyRoutes} from './emptyRoutes';

const CONTENT = {
  blogTitle: 'Blog',
  blogDescription: 'All of it.',
  blogTagsListPath: '/a/blog/tags',
};
const OPTIONS = {
  routeBasePath: 'blog',
  archiveBasePath: 'archive',
  blogListComponent: 'List',
  blogArchiveComponent: 'Archive',
  blogTagsListComponent: 'Tags',
};

const paths = (known: readonly string[]) =>
  emptyRoutes(
    known.map((path) => ({path, component: 'Known'})),
    CONTENT,
    OPTIONS,
    '/a/',
    '@generated/sidebar.json',
  ).map(({path}) => path);

test.each([
  ['a blog without posts', [], ['/a/blog', '/a/blog/archive', '/a/blog/tags']],
  ['posts without tags', ['/a/blog', '/a/blog/archive'], ['/a/blog/tags']],
  ['posts with tags', ['/a/blog', '/a/blog/archive', '/a/blog/tags'], []],
])('%s: the lists that nothing stands in have pages too', (_, known, added) => {
  expect(paths(known)).toEqual(added);
});
