import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {matchPath} from 'react-router';
import type {RouteConfig} from 'react-router-config';
import {describe, expect, it} from 'vitest';
import {narrowRoutes} from './routerConfig';

const ROUTES: RouteConfig[] = [
  {path: '/blog', exact: true},
  {path: '/blog/One-Post', exact: true},
  {path: '/blog/café', exact: true},
  {path: '/blog/a.b', exact: true},
  {path: '/blog/tags/:tag', exact: true},
  {path: '/', exact: true},
  {path: '/', routes: [{path: '/books/to-read', exact: true}]},
  {path: '/strict/', exact: true, strict: true},
  {path: ['/one', '/two'], exact: true},
  {path: '/blog', exact: true, key: 'again'},
  {path: '*'},
];

function matching(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  return routes.filter((route) => matchPath(pathname, route));
}

describe('narrowRoutes', () => {
  it.each([
    '/',
    '/blog',
    '/blog/',
    '/blog/one-post',
    '/BLOG/ONE-POST/',
    '/blog/café',
    '/blog/a.b',
    '/blog/axb',
    '/blog/tags/vesting',
    '/books/to-read',
    '/strict',
    '/strict/',
    '/two',
    '/blog/nowhere',
  ])('keeps every route that matches %s, in order', (pathname) => {
    expect(matching(narrowRoutes(ROUTES, pathname), pathname)).toEqual(matching(ROUTES, pathname));
  });

  it('leaves out what is another literal path', () => {
    const many = Array.from({length: 500}, (_, at) => ({path: `/blog/${at}`, exact: true}));
    expect(narrowRoutes([...many, {path: '*'}], '/blog/7')).toEqual([
      {path: '/blog/7', exact: true},
      {path: '*'},
    ]);
  });
});

describe('Docusaurus’ client', () => {
  const client = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')),
    'lib/client',
  );

  // As of 3.10; where they ask for something else, the plugin serves nothing any more.
  it.each([
    ['preload.js', 'matchRoutes'],
    ['normalizeLocation.js', 'matchRoutes'],
    ['exports/renderRoutes.js', 'renderRoutes'],
  ])('takes in %s the %s that is replaced', (file, name) => {
    expect(readFileSync(path.join(client, file), 'utf8')).toMatch(
      new RegExp(`${name}[^;]*from 'react-router-config'`),
    );
  });
});
