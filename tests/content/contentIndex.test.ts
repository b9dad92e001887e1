import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readNow} from '../../src/config/readNow';
import {createContentIndex} from '../../src/plugins/content-index/createContentIndex';
import {emitted, openIndex} from '../support/contentIndex';
import {indexFaults} from '../support/indexFaults';
import {MOVES} from '../support/movedBlog';
import {sectionPages} from '../support/sections';
import {sourcePosts} from '../support/sourcePosts';

const index = openIndex();
const files = emitted(index);

test('the index holds every listed page, and nothing of a draft, an unlisted or a future post', () => {
  expect(index.pages().map(({permalink}) => permalink)).toEqual([
    ...sourcePosts().map(({slug}) => `/blog/${slug}`),
    ...sectionPages.map(({path: permalink}) => permalink).sort(),
  ]);
  expect(JSON.stringify(files)).not.toMatch(/quokka|zanzibar|okapi/i);
});

test('links, texts, related posts, series and graph agree with one another', () => {
  expect(indexFaults(index)).toEqual([]);
});

test.each(['docusaurus-dated', 'docusaurus-folders', 'docusaurus-mdx'])(
  'posts of any name are in the index, oldest first, with what stands under them: %s',
  (name) => {
    const moved = openIndex(path.join(MOVES, name));
    expect(moved.pages().length).toBeGreaterThanOrEqual(7);
    const days = moved.pages().map(({date}) => date ?? '');
    expect(days).toEqual(days.toSorted());
    expect(moved.companions().size).toBe(moved.pages().length);
    // Texts this short have little in common, in any script.
    const faults = indexFaults(moved).filter((fault) => !/\d related posts$/.test(fault));
    expect(faults).toEqual([]);
  },
);

test('a post whose file says no day has the day that the blog plugin knows', () => {
  const moved = openIndex(path.join(MOVES, 'docusaurus-folders'));
  const metadata = {source: '@site/blog/hub.md', date: new Date('2001-02-03T12:00Z')};
  moved.companions([{metadata}] as never);
  expect(moved.pages()[0]).toMatchObject({permalink: '/blog/hub', date: '2001-02-03'});
});

describe('while an author writes', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(folder, 'blog'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  function write(name: string, text: string, fields = ''): void {
    writeFileSync(
      path.join(folder, `blog/${name}.mdx`),
      `---\ntitle: ${name}\nslug: ${name}\ndate: 2021-01-01\n${fields}---\n${text}\n`,
    );
  }

  test('an edit is seen at once', () => {
    write('a', 'Words.');
    write('b', 'Words.');
    const site = openIndex(folder);
    const before = site.pages();
    expect(site.pages()).toBe(before);
    write('b', 'See [A](./a.mdx).');
    expect(site.companions().get('/blog/a')?.backlinks).toEqual([
      {title: 'b', permalink: '/blog/b', date: '2021-01-01', anchor: null, sentence: 'See A.'},
    ]);
  });

  test('where texts are kept, only front matter and the set of files are followed', () => {
    write('a', 'Words.');
    const site = createContentIndex({
      root: folder,
      baseUrl: '/',
      now: readNow(),
      keepsTexts: true,
    });
    const before = site.pages();
    write('a', 'Other words.');
    expect(site.pages()).toBe(before);
    write('a', 'Other words.', 'description: New.\n');
    expect(site.pages()[0]).toMatchObject({
      description: 'New.',
      prose: ['Other words.'],
    });
    write('b', 'See [A](./a.mdx).');
    expect(site.companions().get('/blog/a')?.backlinks).toHaveLength(1);
  });

  test('a link to a post that nobody can see yet leads nowhere', () => {
    write('draft', 'Words.', 'draft: true\n');
    write('quiet', 'Words.', 'unlisted: true\n');
    write('seen', 'See [one](./draft.mdx), [two](/blog/quiet).');
    const pages = openIndex(folder).pages();
    expect(pages.map(({title, links}) => ({title, links}))).toEqual([{title: 'seen', links: []}]);
  });
});
