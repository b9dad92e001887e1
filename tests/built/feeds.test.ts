import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {FULL_POSTS} from '../../src/features/feeds/feedItems';
import {FEEDS} from '../../src/lib/paths';
import {newest, posts, siteAddress} from '../support/fixturePages';
import {
  attributesOf,
  each,
  fixturePage,
  fixtureText,
  hrefsOf,
  textOf,
  textsOf,
} from '../support/html';

const rss = load(fixtureText('blog/rss.xml'), {xml: true});
const atom = load(fixtureText('blog/atom.xml'), {xml: true});
const json = JSON.parse(fixtureText('blog/feed.json')) as {
  items: (Record<
    'id' | 'url' | 'title' | 'summary' | 'content_html' | 'date_published' | 'date_modified',
    string
  > & {
    tags: string[];
  })[];
};

test.each(['/', '/blog', newest.permalink])('the head of %s links to the feeds', (address) => {
  const page = fixturePage(address);
  const links = page('head link[rel=alternate][type$=xml], head link[rel=alternate][type$=json]');
  expect(hrefsOf(links)).toEqual(FEEDS.map(({path: file}) => `/${file}`));
  expect(attributesOf(links, 'type')).toEqual([
    'application/rss+xml',
    'application/atom+xml',
    'application/json',
  ]);
});

function day(date: string): string {
  return new Date(date).toISOString().slice(0, 10);
}

test('every entry has the address, title, summary, date and tags of its post, newest first', () => {
  const ofRss = each(rss('item')).map((item) => ({
    address: item.find('link').text(),
    title: textOf(item.find('title')),
    description: textOf(item.find('description')),
    date: day(item.find('pubDate').text()),
    tags: textsOf(item.find('category')),
  }));
  const ofAtom = each(atom('entry')).map((entry) => ({
    address: entry.find('> id').text(),
    title: textOf(entry.find('> title')),
    description: textOf(entry.find('summary')),
    date: day(entry.find('> published').text()),
    tags: attributesOf(entry.find('category'), 'label'),
  }));
  const ofJson = json.items.map(({url, title, summary, date_published: date, tags}) => ({
    address: url,
    title,
    description: summary,
    date: day(date),
    tags,
  }));
  const expected = posts.map(({permalink, title, description, date, tags}) => ({
    address: siteAddress(permalink),
    title,
    description,
    date,
    tags: tags.map(({label}) => label),
  }));
  expect({ofRss, ofAtom, ofJson}).toEqual({ofRss: expected, ofAtom: expected, ofJson: expected});
});

test.each([
  ['RSS', textsOf(rss('item > content\\:encoded'))],
  ['Atom', textsOf(atom('entry > content'))],
  ['JSON', json.items.map(({content_html: html}) => html).slice(0, FULL_POSTS)],
])('the texts of the %s feed have only absolute addresses, and no form fields', (_name, texts) => {
  expect(texts).toHaveLength(Math.min(posts.length, FULL_POSTS));
  const content = load(texts.join('\n'));
  const candidates = attributesOf(content('[srcset]'), 'srcset').flatMap(
    (set) => set?.split(', ') ?? [],
  );
  const named = ['href', 'src', 'poster'].flatMap((name) =>
    attributesOf(content(`[${name}]`), name),
  );
  const relative = [...named, ...candidates].filter(
    (address) => !/^(?:https?:|mailto:)/.test(address ?? ''),
  );
  expect(relative).toEqual([]);
  expect(candidates.join()).toContain(siteAddress('/assets/images/'));
  expect(content('input[type=number], input[type=range]')).toHaveLength(0);
});
