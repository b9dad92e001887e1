import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {calendarCell, formatDate} from '../../src/lib/dates';
import {FEEDS} from '../../src/lib/paths';
import {beliefs} from '../fixtures/site/src/data/beliefs';
import owner from '../fixtures/site/src/data/owner';
import {newest, permalinksOf, posts, postsByYear} from '../support/blogPosts';
import {attributesOf, each, hrefsOf, readPage, textOf} from '../support/html';
import {siteAddress} from '../support/siteAddress';
import {fixtureBuild} from '../support/sites';

const page = readPage(fixtureBuild, '/');
const section = (name: string) => page(`main section[aria-label="${name}"]`);

test('the home page opens with the owner’s tagline and the ways onward', () => {
  const header = page('main header');
  expect(textOf(header.find('h1'))).toBe(owner.tagline);
  expect(textOf(header)).toContain(owner.description);
  expect(hrefsOf(header.find('a'))).toEqual(['/blog', '/subscribe']);
});

test('the calendar has one square a post, named by day and title, on the weekday of its week', () => {
  const calendar = page('main [role=group][aria-label="Posts by day"]');
  const years = each(calendar.find('ol')).map((list) => [
    list.attr('aria-label'),
    each(list.find('li')).map((square) => ({
      permalink: square.find('a').attr('href'),
      name: square.find('a').attr('aria-label'),
      place: square.attr('style'),
    })),
  ]);
  expect(years).toEqual(
    postsByYear.map(([year, ofYear]) => [
      year,
      ofYear.map(({permalink, date, title}) => {
        const {week, weekday} = calendarCell(date);
        const place = `grid-area:${weekday + 1}/${week + 1}`;
        return {permalink, name: `${formatDate(date)}: ${title}`, place};
      }),
    ]),
  );
  // One stop of the Tab key, whatever the number of posts.
  expect(hrefsOf(calendar.find('a[tabindex=0]'))).toEqual([newest.permalink]);
});

test('the home page shows the newest post, lists the five before it, and leads to all', () => {
  expect(hrefsOf(section('Newest post').find('h2 a'))).toEqual([newest.permalink]);
  const latest = section('Latest posts');
  expect(hrefsOf(latest.find('h3 a'))).toEqual(permalinksOf(posts.slice(1, 6)));
  const all = latest.find('a[href="/blog"]');
  expect(textOf(all)).toBe(`All ${posts.length} posts`);
});

test('the home page says what the owner believes in', () => {
  const items = each(section('What I believe').find('li'));
  expect(items.map((item) => [textOf(item.find('h3')), textOf(item.find('p'))])).toEqual(
    beliefs.map(({title, text}) => [title, text]),
  );
});

test('the journey tells the years that have posts, each with its first and last and the way to the archive', () => {
  const stations = each(section('The journey so far').find('li'));
  const told = stations.map((station) => ({
    archive: station.find('a[aria-label]').attr('href'),
    name: station.find('a[aria-label]').attr('aria-label'),
    last: hrefsOf(station.find('p a')).at(-1),
    first: hrefsOf(station.find('p a')).at(-2),
  }));
  expect(told).toEqual(
    postsByYear.map(([year, ofYear]) => ({
      archive: `/blog/archive#${year}`,
      name: `${year}: ${ofYear.length} posts`,
      last: ofYear[0]?.permalink,
      first: ofYear.length > 1 ? ofYear.at(-1)?.permalink : undefined,
    })),
  );
});

test('the home page ends with the addresses of the feeds and the way to more', () => {
  const follow = section('Ways to follow');
  expect(attributesOf(follow.find('input'), 'value').slice(0, FEEDS.length)).toEqual(
    FEEDS.map(({path: feed}) => siteAddress(feed)),
  );
  expect(follow.find('a[href="/subscribe"]')).toHaveLength(1);
});

test('the home page asks for two small fonts at most, of this site', () => {
  const fonts = hrefsOf(page('link[rel=preload][as=font]')).map((href = '') =>
    path.join(fixtureBuild, href),
  );
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThanOrEqual(2);
  expect(fonts.filter((file) => !existsSync(file))).toEqual([]);
  const sizes = fonts.map((file) => statSync(file).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
});
