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
  blogListComponent: 'List',
  blogArchiveComponent: 'Archive',
  blogTagsListComponent: 'Tags',
  blogAuthorsPostsComponent: 'Author',
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
  ['a blog without posts', [], ['/a/blog', '/a/blog/archive', '/a/blog/tags', ADA]],
  ['posts without tags', ['/a/blog', '/a/blog/archive', ADA], ['/a/blog/tags']],
  ['posts with tags', ['/a/blog', '/a/blog/archive', '/a/blog/tags', ADA], []],
  ['an author who has written nothing', ['/a/blog', '/a/blog/archive', '/a/blog/tags'], [ADA]],
])('%s: the lists that nothing stands in have pages too', (_, known, added) => {
  expect(paths(known)).toEqual(added);
});
