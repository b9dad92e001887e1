import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {WHOLE_POSTS} from '../../src/config/feedItems';
import {readOwner} from '../../src/config/readOwner';
import {FEEDS} from '../../src/lib/feeds';
import owner from '../fixtures/site/src/data/owner';
import {questions} from '../fixtures/site/src/data/questions';
import {newest, oldest, permalinksOf, posts, postsByTag} from '../support/blogPosts';
import {attributesOf, each, hrefsOf, readPage, textOf, textsOf} from '../support/html';
import {siteAddress} from '../support/siteAddress';
import {fixtureBuild, shippedBuild} from '../support/sites';

const postAddresses = permalinksOf(posts)?.map(siteAddress);
/** A feed is read elsewhere: an address in it that needs this site's host leads nowhere. */
const RELATIVE = /\s(?:href|src)="(?!https?:|mailto:)/;

describe('the feeds', () => {
  function feed(name: (typeof FEEDS)[number]['name']): string {
    const {path: file = ''} = FEEDS.find((each) => each.name === name) ?? {};
    return readFileSync(path.join(fixtureBuild, file), 'utf8');
  }

  test.each([
    {name: 'RSS', address: 'item > link', content: 'item > content\\:encoded'},
    {name: 'Atom', address: 'entry > id', content: 'entry > content'},
  ] as const)(
    '$name has one entry a post, newest first, with full addresses',
    ({name, address, content}) => {
      const xml = load(feed(name), {xml: true});
      expect(textsOf(xml(address))).toEqual(postAddresses);
      const contents = textsOf(xml(content));
      expect(contents).toHaveLength(Math.min(posts.length, WHOLE_POSTS));
      expect(contents.filter((html) => RELATIVE.test(html))).toEqual([]);
      // What a reader plays with on the page would be dead in a feed.
      expect(contents.filter((html) => /type="(?:number|range)"/.test(html))).toEqual([]);
    },
  );

  test('JSON has one entry a post, newest first, with full addresses', () => {
    const {version, items} = JSON.parse(feed('JSON Feed')) as {
      version: string;
      items: {url: string; content_html: string}[];
    };
    expect(version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(items.map(({url}) => url)).toEqual(postAddresses);
    expect(items.filter(({content_html: html}) => RELATIVE.test(html))).toEqual([]);
  });

  test.each(['/', '/blog', newest.permalink])('are named in the head of %s', (address) => {
    const page = readPage(fixtureBuild, address);
    const links = page('head link[rel=alternate][type$=xml], head link[rel=alternate][type$=json]');
    expect(hrefsOf(links)).toEqual(FEEDS.map(({path: file}) => `/${file}`));
    expect(attributesOf(links, 'type')).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/json',
    ]);
  });
});

/** Whether a page offers the full address of every feed. */
function offersFeeds(build: string, page: string): boolean {
  const fields = readPage(build, page)('main input');
  const labels = attributesOf(fields, 'aria-label');
  const values = attributesOf(fields, 'value');
  return FEEDS.every(({name, path: file}) =>
    values[labels.indexOf(`${name} address`)]?.endsWith(`/${file}`),
  );
}

test('the subscribe page shows the full address of every feed', () => {
  expect(offersFeeds(fixtureBuild, '/subscribe')).toBe(true);
  const values = attributesOf(readPage(fixtureBuild, '/subscribe')('main input'), 'value');
  expect(values).toEqual(
    expect.arrayContaining(FEEDS.map(({path: file}) => siteAddress(`/${file}`))),
  );
});

test('the newsletter page offers the feeds and no form where there is no provider', () => {
  // The fixture's owner has one; the shipped owner may have none, or no such page.
  const {newsletter} = readOwner();
  expect(existsSync(path.join(shippedBuild, 'newsletter.html'))).toBe(newsletter !== false);
  if (newsletter !== false) {
    expect(offersFeeds(shippedBuild, '/newsletter')).toBe(!newsletter);
    expect(readPage(shippedBuild, '/newsletter')('main form')).toHaveLength(0);
  }
  expect(readPage(fixtureBuild, '/newsletter')('main iframe').attr('src')).toBe(owner.newsletter);
});

describe('the footer', () => {
  const footer = readPage(fixtureBuild, '/subscribe')('footer');

  test('leads to four places in new tabs that know nothing of this one', () => {
    expect(textsOf(footer.find('h2'))).toEqual(["Let's stay in touch"]);
    const {shortPosts, professionalNetwork, codeHost, meeting} = owner.links;
    const places = [shortPosts, professionalNetwork, codeHost, meeting];
    const links = footer.find('ul a');
    expect(hrefsOf(links)).toEqual(places.map(({href}) => href));
    expect(attributesOf(links, 'aria-label')).toEqual(
      places.map(({label}) => `${label} (opens in a new tab)`),
    );
    for (const link of each(links)) {
      expect(link.attr('target')).toBe('_blank');
      expect(link.attr('rel')).toMatch(/\bnoopener\b/);
      expect(link.find('svg')).toHaveLength(1);
    }
  });

  test('leads to where it is said that an address is not set, and never to the front page of a service', () => {
    // Without the environment: vitest has a BASE_URL of its own.
    const {links: byPlace, baseUrl} = readOwner({});
    const places = Object.values(byPlace);
    const links = readPage(shippedBuild, '/subscribe')('footer ul a');
    expect(hrefsOf(links)).toEqual(
      places.map(({href}) => href ?? `${baseUrl}about-this-site#elsewhere`),
    );
    expect(readPage(shippedBuild, '/about-this-site')('#elsewhere')).toHaveLength(1);
    const names = attributesOf(links, 'aria-label');
    expect(names.filter((name, place) => !name?.startsWith(places[place]?.label ?? '-'))).toEqual(
      [],
    );
  });

  test('says whose the posts are, and from which year on', () => {
    const [, first, last] = /Copyright © (\d{4})–(\d{4}) Zelda Quill\.$/.exec(textOf(footer)) ?? [];
    expect(first).toBe(oldest.date.slice(0, 4));
    // What is scheduled for another century has not been published.
    expect(Number(last)).toBeLessThanOrEqual(new Date().getUTCFullYear());
  });
});

test('without JavaScript every question of the chat page leads to a post', () => {
  const hrefs = hrefsOf(readPage(fixtureBuild, '/chat')('main a'));
  const permalinks = questions.map(({permalink}) => permalink);
  expect(hrefs).toEqual(expect.arrayContaining(permalinks));
  expect(permalinksOf(posts)).toEqual(expect.arrayContaining(permalinks));
});

describe('the intelligence page', () => {
  const page = readPage(fixtureBuild, '/intelligence');

  test('counts the posts and the topics in use', () => {
    expect(textsOf(page('dt')).slice(0, 2)).toEqual(['Posts', 'Topics']);
    expect(textsOf(page('dd')).slice(0, 2)).toEqual([`${posts.length}`, `${postsByTag.size}`]);
  });

  test('counts the posts of a topic, year by year', () => {
    const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))].sort();
    expect(textsOf(page('thead th'))).toEqual(['Topic', ...years, 'All', 'Often with']);
    const rows = each(page('tbody tr'));
    expect(rows).not.toEqual([]);
    for (const row of rows) {
      const tagged = postsByTag.get(row.find('th a').attr('href') ?? '') ?? [];
      const counts = years.map((year) => tagged.filter(({date}) => date.startsWith(year)).length);
      expect(textsOf(row.find('td')).slice(0, -1)).toEqual([...counts, tagged.length].map(String));
    }
  });
});
