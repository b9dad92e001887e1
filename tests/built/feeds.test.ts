import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import sax from 'sax';
import {expect, test} from 'vitest';
import {posts} from '../support/blogPosts';
import {attributesOf, each, textOf, textsOf} from '../support/html';
import {siteAddress} from '../support/siteAddress';
import {fixtureBuild} from '../support/sites';

function read(file: string): string {
  return readFileSync(path.join(fixtureBuild, file), 'utf8');
}

test.each(['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml'])('%s is well-formed', (file) => {
  const problems: Error[] = [];
  const parser = sax.parser(true, {xmlns: true});
  parser.onerror = (error) => {
    problems.push(error);
    parser.resume();
  };
  parser.write(read(file)).close();
  expect(problems).toEqual([]);
});

const expected = posts.map(({title, description, date, tags}) => ({
  title,
  description,
  date,
  tags: tags.map(({label}) => label),
}));

function day(date: string): string {
  return new Date(date).toISOString().slice(0, 10);
}

test('every entry has the title, the summary, the day and the tags of its post', () => {
  const rss = load(read('blog/rss.xml'), {xml: true});
  expect(
    each(rss('item')).map((item) => ({
      title: textOf(item.find('title')),
      description: textOf(item.find('description')),
      date: day(item.find('pubDate').text()),
      tags: textsOf(item.find('category')),
    })),
  ).toEqual(expected);

  const atom = load(read('blog/atom.xml'), {xml: true});
  expect(
    each(atom('entry')).map((entry) => ({
      title: textOf(entry.find('> title')),
      description: textOf(entry.find('summary')),
      date: day(entry.find('> updated').text()),
      tags: attributesOf(entry.find('category'), 'label'),
    })),
  ).toEqual(expected);

  const {items} = JSON.parse(read('blog/feed.json')) as {
    items: {title: string; summary: string; date_modified: string; tags: string[]}[];
  };
  expect(
    items.map(({title, summary, date_modified: date, tags}) => ({
      title,
      description: summary,
      date: day(date),
      tags,
    })),
  ).toEqual(expected);
});

test('a feed holds no address that needs this site’s host to be read, not even of a picture’s sizes', () => {
  const {items} = JSON.parse(read('blog/feed.json')) as {items: {content_html: string}[]};
  const relative = items.flatMap(({content_html: html}) => {
    const content = load(html);
    const sizes = attributesOf(content('[srcset]'), 'srcset').flatMap(
      (set) => set?.split(', ') ?? [],
    );
    const all = ['href', 'src', 'poster'].flatMap((name) =>
      attributesOf(content(`[${name}]`), name),
    );
    return [...all, ...sizes].filter((address) => !/^(?:https?:|mailto:)/.test(address ?? ''));
  });
  expect(relative).toEqual([]);
  expect(items.map(({content_html: html}) => html).join()).toContain(siteAddress('/img/pictures/'));
});

/** An absolute address, as feeds identify entries by. */
const ADDRESS = /^https:\/\/[^\s]+$/;
const RFC_822 = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

test('each feed names its own address, and says titles and summaries as text', () => {
  const rss = load(read('blog/rss.xml'), {xml: true});
  const atom = load(read('blog/atom.xml'), {xml: true});
  const {feed_url: own} = JSON.parse(read('blog/feed.json')) as {feed_url: string};
  expect({
    rss: attributesOf(rss('channel > atom\\:link[rel="self"]'), 'href'),
    atom: attributesOf(atom('feed > link[rel="self"]'), 'href'),
    json: own,
    kinds: [...new Set(attributesOf(atom('entry > title, entry > summary'), 'type'))],
  }).toEqual({
    rss: [siteAddress('/blog/rss.xml')],
    atom: [siteAddress('/blog/atom.xml')],
    json: siteAddress('/blog/feed.json'),
    kinds: ['text'],
  });
});

test('each feed has what its format’s validator requires', () => {
  const rss = load(read('blog/rss.xml'), {xml: true});
  const channel = rss('rss[version="2.0"] > channel');
  for (const name of ['title', 'link', 'description']) {
    expect(textsOf(channel.find(`> ${name}`)), name).toEqual([expect.stringMatching(/\S/)]);
  }
  expect(channel.find('> link').text()).toMatch(ADDRESS);
  const guids = textsOf(rss('item > guid'));
  expect(guids).toHaveLength(posts.length);
  expect(new Set(guids).size).toBe(posts.length);
  expect(guids.filter((guid) => !ADDRESS.test(guid))).toEqual([]);
  const days = textsOf(rss('lastBuildDate, pubDate'));
  expect(days.filter((date) => !RFC_822.test(date))).toEqual([]);

  const atom = load(read('blog/atom.xml'), {xml: true});
  const feed = atom('feed[xmlns="http://www.w3.org/2005/Atom"]');
  for (const name of ['id', 'title', 'updated']) {
    expect(textsOf(feed.find(`> ${name}`)), name).toEqual([expect.stringMatching(/\S/)]);
  }
  for (const entry of each(feed.find('> entry'))) {
    for (const name of ['id', 'title', 'updated']) {
      expect(textsOf(entry.find(`> ${name}`)), name).toEqual([expect.stringMatching(/\S/)]);
    }
    expect(textsOf(entry.find('> author > name')).join()).toMatch(/\S/);
    expect(entry.find('> link').attr('href')).toMatch(ADDRESS);
  }
  expect(textsOf(atom('updated')).filter((date) => !RFC_3339.test(date))).toEqual([]);
  expect(new Set(textsOf(atom('entry > id'))).size).toBe(posts.length);

  const json = JSON.parse(read('blog/feed.json')) as {
    version: string;
    title: string;
    items: Record<'id' | 'url' | 'content_html' | 'date_modified', string>[];
  };
  expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(json.title).not.toBe('');
  expect(new Set(json.items.map(({id}) => id)).size).toBe(posts.length);
  for (const item of json.items) {
    expect(item.url).toMatch(ADDRESS);
    expect(item.content_html).not.toBe('');
    expect(item.date_modified).toMatch(RFC_3339);
  }
});
