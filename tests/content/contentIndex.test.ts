import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {createContentIndex} from '../../src/features/post-companions/plugin/createContentIndex';
import {openIndex, openSite} from '../support/contentIndex';
import {sectionPages} from '../support/fixturePages';
import {sourcePosts} from '../support/sourcePosts';

const index = await openIndex();

test('the index has every listed post and section page, and no draft, unlisted or future post', () => {
  expect(index.posts.map(({permalink}) => permalink)).toEqual(
    sourcePosts().map(({slug}) => `/blog/${slug}`),
  );
  expect(index.docs.map(({permalink}) => permalink)).toEqual(
    sectionPages.map(({path: permalink}) => permalink).sort(),
  );
  const {posts, docs, companions, graph} = index;
  const all = JSON.stringify([posts, docs, [...companions], graph]);
  expect(all).not.toMatch(/quokka|zanzibar|okapi/i);
});

describe('the index of another site', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(folder, 'blog/deep'), {recursive: true});
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  function write(name: string, text: string, fields = ''): void {
    writeFileSync(
      path.join(folder, `blog/${name}.mdx`),
      `---\ntitle: ${name}\nslug: ${path.basename(name)}\ndate: 2021-01-01\n${fields}---\n${text}\n`,
    );
  }

  /** Returns the targets of the links in a text: in a post in a folder, and in a section page. */
  async function targetsOf(text: string): Promise<string[][]> {
    write('deep/from', text);
    mkdirSync(path.join(folder, 'books'));
    writeFileSync(path.join(folder, 'books/shelf.mdx'), `---\ntitle: Shelf\n---\n${text}\n`);
    const {posts, docs} = await openIndex(folder);
    return [posts.find(({title}) => title === 'deep/from'), docs[0]].map((page) =>
      (page?.links ?? []).map(({to}) => to),
    );
  }

  test.each([
    ['./near.mdx', ['/blog/near'], []],
    ['a.mdx?x=1#part', ['/blog/a'], []],
    ['/a.mdx', ['/blog/a'], []],
    ['@site/blog/a.mdx', ['/blog/a'], ['/blog/a']],
    ['/blog/a/', ['/blog/a'], ['/blog/a']],
    ['./a', ['/blog/a'], []],
    ['/books/shelf', ['/books/shelf'], []],
    ['https://example.org/blog/a', [], []],
    ['/blog/%E0%A4', [], []],
    ['/blog/draft', [], []],
  ])('a link to %s leads from a post to %j, from a section page to %j', async (url, post, doc) => {
    write('a', 'Words.');
    write('deep/near', 'Words.');
    write('draft', 'Words.', 'draft: true\n');
    write('quiet', 'Words.', 'unlisted: true\n');
    expect(await targetsOf(`See [it](${url}).`)).toEqual([post, doc]);
  });

  test('related posts change with front matter and with the set of files, but not with edits of text', async () => {
    const readIndex = createContentIndex();
    const companions = async () => {
      const {site, all} = await openSite(folder);
      return readIndex(all, site).companions;
    };
    write('a', 'Words.');
    write('b', 'Words.', 'description: Old.\n');
    const before = await companions();
    write('b', 'See [A](./a.mdx).', 'description: Old.\n');
    expect(await companions()).toBe(before);
    write('b', 'See [A](./a.mdx).', 'description: New.\n');
    expect((await companions()).get('/blog/a')?.backlinks).toEqual([
      {title: 'b', permalink: '/blog/b', date: '2021-01-01', sentence: 'See A.'},
    ]);
  });
});
