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
