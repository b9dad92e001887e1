import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parser} from 'sax';
import {expect, test} from 'vitest';
import {attributesOf, each, textsOf} from '../support/html';
import {FOREIGN_BASE, foreignBuild} from '../support/sites';

function read(file: string): string {
  return readFileSync(path.join(foreignBuild, file), 'utf8');
}

interface JsonItem {
  readonly url: string;
  readonly title: string;
  readonly content_html?: string;
  readonly content_text?: string;
  readonly date_published: string;
  readonly tags?: readonly string[];
}

const atom = load(read('blog/atom.xml'), {xml: true});
const rss = load(read('blog/rss.xml'), {xml: true});
const {items} = JSON.parse(read('blog/feed.json')) as {items: readonly JsonItem[]};

function itemOf(slug: string): JsonItem | undefined {
  return items.find(({url}) => url.endsWith(`${FOREIGN_BASE}blog/${slug}`));
}

test.each(['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml'])('%s is well-formed XML', (file) => {
  const text = read(file);
  expect(text).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
  const strict = parser(true, {xmlns: true});
  strict.onerror = (error) => {
    throw error;
  };
  expect(() => strict.write(text).close()).not.toThrow();
});

test('texts are the same in all feeds, without characters that XML forbids', () => {
  const expected = {
    title: 'Control  characters & <b>tags</b> in a title',
    summary: 'An escape , a half emoji , ]]> twice ]]> and &amp; as text',
    tags: ['R&D', '<b>', ']]>', 'bell '],
    authors: [{name: 'Tom & <Jerry>'}],
  };
  expect(itemOf('control-characters')).toMatchObject(expected);
  const isTitle = (text: string) => text.includes('<b>tags</b>');
  expect(textsOf(rss('item > title')).filter(isTitle)).toHaveLength(1);
  expect(textsOf(atom('entry > title')).filter(isTitle)).toHaveLength(1);
  const entry = each(atom('entry')).find((item) => isTitle(item.find('> title').text()));
  expect(attributesOf(entry?.find('category') as never, 'label')).toEqual(expected.tags);
  const html = load(itemOf('control-characters')?.content_html ?? '');
  expect(textsOf(html('code'))).toEqual([']]>', ']]>', '<![CDATA[ a <![CDATA[ b ]]> c ]]>']);
  expect(html.text()).toContain('👨‍👩‍👧. Hebrew: שלום');
  const forbidden = ['\u0008', '\u000b', '\u001b', '\ufffe'];
  expect(forbidden.filter((character) => html.text().includes(character))).toEqual([]);
});

test('every item has a title, a date and a text, and tags that differ only by symbols stay separate', () => {
  const isComplete = (item: JsonItem) =>
    item.title.trim() !== '' &&
    !Number.isNaN(Date.parse(item.date_published)) &&
    (item.content_html ?? item.content_text) !== undefined;
  expect(items.filter((item) => !isComplete(item))).toEqual([]);
  expect(itemOf('long-title')?.date_published).toBe('1962-05-06T00:00:00.000Z');
  expect(itemOf('long-title')?.title).toHaveLength(300);
  expect(itemOf('tags-with-signs')?.tags).toEqual(['C', 'C++', 'C#', '.NET', 'Q&A', 'constructor']);
});
