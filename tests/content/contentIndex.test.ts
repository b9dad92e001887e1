import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {readNow} from '../../src/config/postFrontMatter';
import {readOwner} from '../../src/config/readOwner';
import {buildPreviews} from '../../src/lib/content-index/buildPreviews';
import {buildPassageIndex} from '../../src/lib/passages/buildPassageIndex';
import type {ContentIndex} from '../../src/plugins/content-index/createContentIndex';
import {createContentIndex} from '../../src/plugins/content-index/createContentIndex';
import {grownBy} from '../support/grownBy';
import {copySite} from '../support/siteCopy';
import {content, sourcePosts} from '../support/sourcePosts';

const root = path.resolve(__dirname, '../..');
const {baseUrl} = readOwner();
const GRAPH_BYTES = 12_000;
const PREVIEW_BYTES = 5_000;

function open(folder: string): ContentIndex {
  return createContentIndex({root: folder, baseUrl, now: readNow()});
}

/** All that is emitted of an index, as text. */
function emitted(index: ContentIndex) {
  return {
    pages: JSON.stringify(index.pages()),
    companions: JSON.stringify([...index.companions()]),
    graph: JSON.stringify(index.graph()),
    previews: buildPreviews(index.pages()).map((shard) => JSON.stringify(shard)),
    passages: JSON.stringify([...buildPassageIndex(index.pages())]),
  };
}

const index = open(root);
const pages = index.pages();
const files = emitted(index);
const byPermalink = new Map(pages.map((page) => [page.permalink, page]));

test('every published post is in the index, and nothing else of the blog', () => {
  const published = sourcePosts().filter(({date}) => Date.parse(date) <= readNow());
  expect(pages.filter(({kind}) => kind === 'post').map(({permalink}) => permalink)).toEqual(
    published.map(({slug}) => `${baseUrl}blog/${slug}`),
  );
});

test('every listed section page is in the index, with the entries it shows', () => {
  const sections = pages.filter(({kind}) => kind === 'section');
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.map(({file}) => file)).not.toContain('books/how-this-shelf-works.mdx');
  const shelf = sections.find(({file}) => file === 'books/to-read.mdx');
  expect(shelf?.passages.filter(({kind}) => kind === 'item').length).toBeGreaterThan(10);
});

test('every link leads to a page of the index and to a heading that is there', () => {
  const links = pages.flatMap((page) => page.links);
  expect(links.length).toBeGreaterThan(pages.length);
  for (const {to, toAnchor, sentence} of links) {
    const target = byPermalink.get(to);
    expect(target, to).toBeDefined();
    expect(sentence).not.toBe('');
    if (toAnchor !== null) {
      expect(target?.headings.map(({anchor}) => anchor)).toContain(toAnchor);
    }
  }
});

test('every passage says something and stands under a heading of its page', () => {
  for (const {permalink, headings, passages} of pages) {
    const anchors = new Set([null, ...headings.map(({anchor}) => anchor)]);
    for (const {kind, anchor, text} of passages) {
      expect(anchors, permalink).toContain(anchor);
      expect(text.trim(), permalink).not.toBe('');
      expect(/\uFFFC/.test(text), permalink).toBe(false);
      expect(kind === 'code' || !/ {2}|\t/.test(text), `${permalink}: ${text}`).toBe(true);
    }
  }
});

test('every post has three related posts, none of them itself, each with a reason', () => {
  for (const [permalink, {related}] of index.companions()) {
    expect(new Set(related.map((post) => post.permalink)).size, permalink).toBe(3);
    for (const post of related) {
      expect(post.permalink).not.toBe(permalink);
      expect(byPermalink.get(post.permalink)?.kind).toBe('post');
      expect(post.sharedTags.length + post.sharedWords.length, permalink).toBeGreaterThan(0);
    }
  }
});

test('every post of a series knows its place, and its neighbors know it', () => {
  const companions = index.companions();
  const members = content.posts.filter(({fields}) => fields['series'] !== undefined);
  expect(members.length).toBeGreaterThan(0);
  for (const [permalink, {series}] of companions) {
    const {next, total = 0, position = 0} = series ?? {};
    expect(position).toBeLessThanOrEqual(total);
    if (next) {
      expect(companions.get(next.permalink)?.series?.previous?.permalink).toBe(permalink);
    }
  }
});

test('the graph has six to ten named clusters of at least four posts', () => {
  const {nodes, clusters} = index.graph();
  expect(nodes.map(({permalink}) => permalink)).toEqual([...index.companions().keys()]);
  expect(clusters.length).toBeGreaterThanOrEqual(6);
  expect(clusters.length).toBeLessThanOrEqual(10);
  expect(Math.min(...clusters.map(({size}) => size))).toBeGreaterThanOrEqual(4);
  expect(new Set(clusters.map(({name}) => name)).size).toBe(clusters.length);
});

test('two builds of the same files are the same', () => {
  expect(emitted(open(root))).toEqual(files);
});

test('the graph and each shard of previews stay small', () => {
  expect(gzipSync(files.graph).length).toBeLessThanOrEqual(GRAPH_BYTES + grownBy(120));
  for (const shard of files.previews) {
    expect(gzipSync(shard).length).toBeLessThanOrEqual(PREVIEW_BYTES + grownBy(20));
  }
});

/** A post with a word that no other has, in a copy of the site. */
function writeHidden(folder: string, name: string, fields: string): void {
  const head = [
    `title: "Harpsichord ${name}"`,
    `slug: harpsichord-${name}`,
    'tags: [equity, vesting]',
    fields,
  ].join('\n');
  const file = path.join(folder, `blog/2020-01-01-harpsichord-${name}.mdx`);
  writeFileSync(file, `---\n${head}\n---\nA harpsichord, and its vesting.\n`);
}

test('drafts, unlisted and future posts never appear, nor links to them', () => {
  const folder = copySite();
  try {
    writeHidden(folder, 'draft', 'date: 2020-01-01\ndraft: true');
    writeHidden(folder, 'unlisted', 'date: 2020-01-01\nunlisted: true');
    writeHidden(folder, 'future', 'date: 2999-01-01');
    const links = '[One](./2020-01-01-harpsichord-draft.mdx), [two](/blog/harpsichord-unlisted).';
    writeFileSync(
      path.join(folder, 'blog/2020-01-02-seen.mdx'),
      `---\ntitle: Seen\nslug: seen\ndate: 2020-01-02\ntags: [equity]\n---\n${links}\n`,
    );
    const copy = open(folder);
    expect(copy.pages()).toHaveLength(pages.length + 1);
    expect(copy.pages().find(({title}) => title === 'Seen')?.links).toEqual([]);
    expect(/harpsichord/i.test(JSON.stringify(emitted(copy)))).toBe(false);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('an edit is seen at once, and only the edited file is read again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(folder, 'blog'));
  const write = (name: string, text: string) =>
    writeFileSync(
      path.join(folder, `blog/${name}.mdx`),
      `---\ntitle: ${name}\nslug: ${name}\ndate: 2021-01-01\n---\n${text}\n`,
    );
  write('a', 'Words.');
  write('b', 'Words.');
  const site = open(folder);
  const before = site.pages();
  expect(site.pages()).toBe(before);
  write('b', 'See [A](./a.mdx).');
  expect(site.companions().get(`${baseUrl}blog/a`)?.backlinks).toEqual([
    {title: 'b', permalink: `${baseUrl}blog/b`, anchor: null, sentence: 'See A.'},
  ]);
  expect(site.pages()[0]?.passages).toBe(before[0]?.passages);
  rmSync(folder, {recursive: true});
});

test('where texts are kept, only front matter and the set of files are followed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(folder, 'blog'));
  const write = (name: string, title: string, text: string) =>
    writeFileSync(
      path.join(folder, `blog/${name}.mdx`),
      `---\ntitle: ${title}\nslug: ${name}\ndate: 2021-01-01\n---\n${text}\n`,
    );
  write('a', 'A', 'Words.');
  const site = createContentIndex({root: folder, baseUrl, now: readNow(), keepsTexts: true});
  const before = site.pages();
  write('a', 'A', 'Other words.');
  expect(site.pages()).toBe(before);
  write('a', 'A title', 'Other words.');
  expect(site.pages()[0]).toMatchObject({title: 'A title', passages: [{text: 'Other words.'}]});
  write('b', 'B', 'See [A](./a.mdx).');
  expect(site.companions().get(`${baseUrl}blog/a`)?.backlinks).toHaveLength(1);
  rmSync(folder, {recursive: true});
});
