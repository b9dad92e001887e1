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

const paths = (known: readonly string[]) =>
  emptyRoutes(
    known.map((path) => ({path, component: 'Known'})),
    CONTENT,
    OPTIONS,
    '/a/',
    '@generated/sidebar.json',
  ).map(({path}) => path);

const LISTS = ['/a/blog', '/a/blog/archive', '/a/blog/tags', '/a/blog/authors'];
const without = (path: string) => [...LISTS, ADA].filter((one) => one !== path);

test.each([
  ['a blog without posts', [], [...LISTS, ADA]],
  ['posts without tags', without('/a/blog/tags'), ['/a/blog/tags']],
  ['posts with tags', [...LISTS, ADA], []],
  ['no list of authors', without('/a/blog/authors'), ['/a/blog/authors']],
  ['an author who has written nothing', LISTS, [ADA]],
])('%s: empty lists have pages too', (_, known, added) => {
  expect(paths(known)).toEqual(added);
});
