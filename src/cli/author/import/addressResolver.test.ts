import {expect, test} from 'vitest';
import type {ResolverSettings} from './addressResolver';
import {addressResolver} from './addressResolver';
import type {LinkTarget} from './linkIndex';
import {linkIndex} from './linkIndex';
import {pictureShelf} from './pictureShelf';

function target(slug: string, change: Partial<LinkTarget> = {}): LinkTarget {
  const anchors = () => new Set(['part']);
  return {
    file: `2019-01-01-${slug}.md`,
    slug,
    date: '2019-01-01',
    isDraft: false,
    anchors,
    ...change,
  };
}

function post(source: string, name: string, addresses: string[], to: LinkTarget = target(name)) {
  return {source, name, addresses, target: to};
}

const POSTS = [
  post('_posts/2019-01-01-kettle.md', 'kettle', ['/2019/01/01/kettle.html']),
  post('content/posts/tides/index.md', 'tides', ['https://old.example/blog/the-tides/']),
  post('a/same.md', 'same', [], target('same')),
  post('b/same.md', 'same', [], target('same-2')),
  post('with space/Größe.md', 'Größe', [], target('grosse')),
  post('draft.md', 'draft', [], target('draft', {isDraft: true})),
  post('later.md', 'later', [], target('later', {date: '2030-01-01'})),
];

const FILES = [
  '_posts/near.png',
  'images/a b.PNG',
  'x/only.jpg',
  'one/two.png',
  'other/two.png',
  'bad.png',
];

function resolver(change: Partial<ResolverSettings> = {}) {
  const missed: string[] = [];
  return {
    missed,
    ...addressResolver({
      source: '_posts/2019-05-05-here.md',
      slug: 'here',
      visibleFrom: '2025-01-01',
      anchors: new Set(['own', 'user-content-fn-1']),
      findPost: linkIndex(POSTS, '/blog'),
      shelf: pictureShelf(FILES),
      badPicture: (file) => (file === 'bad.png' ? 'is bad' : undefined),
      oldSite: new URL('https://old.example/blog'),
      miss: (problem) => missed.push(problem),
      ...change,
    }),
  };
}

test.each([
  ['2019-01-01-kettle.md', 'kettle'],
  ['./2019-01-01-kettle.md#part', 'kettle#part'],
  ['2019-01-01-kettle.md#nowhere', 'kettle'],
  ['/2019/01/01/kettle.html', 'kettle'],
  ['/2019/01/01/kettle/', 'kettle'],
  ['kettle', 'kettle'],
  ['source:2019-01-01-kettle', 'kettle'],
  ['/posts/tides/', 'tides'],
  ['../content/posts/tides/index.md', 'tides'],
  ['/the-tides', 'tides'],
  ['https://old.example/blog/the-tides?x=1#part', 'tides#part'],
  ['http://www.old.example/blog/2019/01/01/kettle.html', 'kettle'],
  ['__GHOST_URL__/kettle/', 'kettle'],
  ['../with%20space/Gr%C3%B6%C3%9Fe.md', 'grosse'],
  ['../a/same.md', 'same'],
  ['../b/same', 'same-2'],
])('a link to %s leads to %s', (address, expected) => {
  const [slug, hash] = expected.split('#');
  const suffix = hash ? `#${hash}` : '';
  expect(resolver().link(address)).toMatchObject({
    kind: 'new',
    address: `./2019-01-01-${slug}.md${suffix}`,
    path: `/blog/${slug}${suffix}`,
  });
});

test.each([
  'https://other.example/kettle',
  'https://old.example/kettle',
  'https://old.example/blog/gone',
  'mailto:a@b.example',
  '//other.example/',
  '#own',
])('a link to %s stays', (address) => {
  expect(resolver().link(address)).toMatchObject({kind: 'keep'});
});

test('a path of the old site leads there still', () => {
  const full = 'https://old.example/blog/about';
  expect(resolver().link('/about')).toMatchObject({kind: 'new', address: full, path: full});
  expect(resolver({oldSite: undefined}).link('/about')).toMatchObject({kind: 'dead'});
});

test.each([
  'gone.md',
  '',
  '#nowhere',
  '#',
  'javascript:x',
  'same',
  '/tags/kettle/x',
  '{{ x }}',
  'file:///etc/passwd',
])('a link to %j is dead', (address) => {
  expect(resolver({oldSite: undefined}).link(address)).toMatchObject({kind: 'dead'});
});

test.each([
  ['draft.md', undefined, 'new'],
  ['draft.md', '2025-01-01', 'dead'],
  ['later.md', '2025-01-01', 'dead'],
  ['later.md', '2030-01-01', 'new'],
  ['https://old.example/blog/draft', '2025-01-01', 'keep'],
])('a link to %s from a post that is seen from %s on is %s', (address, visibleFrom, kind) => {
  expect(resolver({source: 'here.md', visibleFrom}).link(address)).toMatchObject({kind});
});

test.each([
  ['near.png', './pictures/here/near.png'],
  ['../images/a%20b.png', './pictures/here/a-b.png'],
  ['/images/a b.PNG?w=100', './pictures/here/a-b.png'],
  ['wrong/folder/only.jpg', './pictures/here/only.jpg'],
  ['https://old.example/blog/images/a%20b.png', './pictures/here/a-b.png'],
])('picture %s is copied as %s', (address, copied) => {
  expect(resolver().picture(address)).toMatchObject({kind: 'new', address: copied});
});

test.each([
  ['two.png', 'picture two.png is not in the folder; its address stands in its place'],
  ['', 'picture without address is not in the folder; its address stands in its place'],
  ['../bad.png', 'picture bad.png is bad; its address stands in its place'],
  [
    '../../../etc/secret.png',
    'picture ../../../etc/secret.png is not in the folder; its address stands in its place',
  ],
])('picture %j is missed', (address, problem) => {
  const {picture, missed} = resolver();
  expect(picture(address)).toEqual({kind: 'dead'});
  expect(missed).toEqual([problem]);
});

test.each(['https://other.example/a.png', 'data:image/png;base64,AA'])(
  'picture %s stays',
  (address) => {
    expect(resolver().picture(address)).toMatchObject({kind: 'keep'});
  },
);

test('two pictures of one name have two names here', () => {
  const shelf = pictureShelf(FILES);
  expect(shelf.take('one/two.png', 'a')).toBe('./pictures/a/two.png');
  expect(shelf.take('other/two.png', 'a')).toBe('./pictures/a/two-2.png');
  expect(shelf.take('one/two.png', 'a')).toBe('./pictures/a/two.png');
  expect(shelf.planned()).toHaveLength(2);
});
