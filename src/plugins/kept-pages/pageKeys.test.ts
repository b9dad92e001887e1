import {describe, expect, it} from 'vitest';
import type {ChunkGroup} from './chunkGraph';
import {chunkGraph} from './chunkGraph';
import {pageKeys} from './pageKeys';

const CHUNK_NAMES = {
  '/-a1a': {__comp: 'home'},
  '/-b2b': {__comp: 'docs'},
  '/blog-c3c': {__comp: 'list', rows: 'rows'},
  '/blog/one-d4d': {__comp: 'post', content: 'one', __context: {plugin: 'blog'}},
  '/blog/two-e5e': {__comp: 'post', content: 'two', __context: {plugin: 'blog'}},
  '/books/read-f6f': {__comp: 'doc', content: 'read'},
};
const NAMES = ['home', 'docs', 'list', 'rows', 'post', 'one', 'two', 'blog', 'doc', 'read'];
const WRAPPERS = new Set(['/-b2b']);

type Loads = Readonly<Record<string, readonly string[]>>;

/** A site whose pages' files are `<name>.js`; `loads` says what a file imports later. */
function keys(
  changed: Readonly<Record<string, string>> = {},
  loads: Loads = {'main.js': ['frame.js'], 'post.js': ['code.js']},
  circumstances: readonly string[] = ['today'],
) {
  const group = (name: string | undefined, file: string): ChunkGroup => ({
    name,
    get childrenIterable() {
      const children = (loads[file] ?? []).map((child) => group(undefined, child));
      return file === 'main.js'
        ? [...children, ...NAMES.map((each) => group(each, `${each}.js`))]
        : children;
    },
    getFiles: () => [file],
    isInitial: () => file === 'main.js',
  });
  const others = Object.values(loads).flat();
  const groups = [
    group('main', 'main.js'),
    ...NAMES.map((name) => group(name, `${name}.js`)),
    ...others.map((file) => group(undefined, file)),
  ];
  const graph = chunkGraph(groups, (file) => changed[file] ?? file);
  return pageKeys(graph, {chunkNames: CHUNK_NAMES, wrappers: WRAPPERS}, circumstances);
}

/** Pages whose keys differ from those of the unchanged site. */
function rendered(...site: Parameters<typeof keys>): string[] {
  const before = keys();
  return [...keys(...site)].flatMap(([path, key]) => (before.get(path) === key ? [] : path)).sort();
}

const ALL = ['/', '/blog', '/blog/one', '/blog/two', '/books/read'];

describe('pageKeys', () => {
  it('has a key of its own for each page', () => {
    expect([...keys().keys()].sort()).toEqual(ALL);
    expect(new Set(keys().values()).size).toBe(ALL.length);
  });

  it.each<[string, string[]]>([
    ['one.js', ['/blog/one']],
    ['rows.js', ['/blog']],
    ['post.js', ['/blog/one', '/blog/two']],
    ['blog.js', ['/blog/one', '/blog/two']],
    ['home.js', ['/']],
    ['code.js', ['/blog/one', '/blog/two']],
    ['frame.js', ALL],
    ['main.js', ALL],
    ['docs.js', ALL],
  ])('with another %s, renders %j again', (file, pages) => {
    expect(rendered({[file]: 'changed'})).toEqual(pages);
  });

  it('renders what the frame loads for every page, though a page loads it as well', () => {
    const loads = {'main.js': ['frame.js', 'one.js'], 'post.js': ['code.js']};
    const before = keys({}, loads);
    const after = keys({'one.js': 'changed'}, loads);
    expect(ALL.filter((path) => before.get(path) === after.get(path))).toEqual([]);
  });

  it('follows what is loaded by what is loaded, in circles too', () => {
    const loads = {
      'main.js': ['frame.js'],
      'post.js': ['code.js'],
      'code.js': ['colors.js'],
      'colors.js': ['code.js'],
    };
    const before = keys({}, loads);
    const after = keys({'colors.js': 'changed'}, loads);
    expect(ALL.filter((path) => before.get(path) !== after.get(path))).toEqual([
      '/blog/one',
      '/blog/two',
    ]);
  });

  it('renders all pages again under other circumstances', () => {
    const loads = {'main.js': ['frame.js'], 'post.js': ['code.js']};
    expect(rendered({}, loads, ['tomorrow'])).toEqual(ALL);
  });

  it('has no key for a page of which a chunk is not known', () => {
    const graph = chunkGraph(
      [{name: 'main', childrenIterable: [], getFiles: () => ['main.js'], isInitial: () => true}],
      (file) => file,
    );
    expect(pageKeys(graph, {chunkNames: CHUNK_NAMES, wrappers: WRAPPERS}, []).size).toBe(0);
  });
});
