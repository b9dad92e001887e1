import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {countOf} from '../../src/lib/numbers';
import {beliefs} from '../fixtures/site/src/data/beliefs';
import owner from '../fixtures/site/src/data/owner';
import {permalinksOf, posts, postsByYear} from '../support/fixturePages';
import {attributesOf, each, hrefsOf, fixturePage, textOf} from '../support/html';
import {fixtureBuild} from '../support/sites';

const page = fixturePage('/');
const section = (name: string) => page(`main section[aria-label="${name}"]`);

test('the home page starts with the tagline, the description, and links to blog and feeds', () => {
  const header = page('main header');
  expect(textOf(header.find('h1'))).toBe(owner.tagline);
  expect(textOf(header)).toContain(owner.description);
  expect(hrefsOf(header.find('a'))).toEqual(['/blog', '/subscribe']);
});

const calendar = page('main [role=group][aria-label="Posts by day"]');

test('radio buttons switch the years of the calendar, and each year has one tab stop', () => {
  const choices = each(calendar.find('label')).map((label) => [
    textOf(label),
    calendar.find(`input[type=radio][id="${label.attr('for')}"]`).is('[checked]'),
  ]);
  expect(choices).toEqual(
    postsByYear.map(([year, {length}], i) => [`${year}, ${countOf(length, 'post')}`, i === 0]),
  );
  const stops = each(calendar.find('[data-calendar]')).map((year) =>
    attributesOf(year.find('[data-day][tabindex=0]'), 'data-day'),
  );
  expect(stops).toEqual(postsByYear.map(([, ofYear]) => [ofYear[0]?.date]));
});

test('the home page shows the featured post with its plot, the newest five, and a link to all', () => {
  const featured = section('Featured post');
  expect(hrefsOf(featured.find('h2 a'))).toEqual(owner.featured?.slice(0, 1));
  expect(textOf(featured.find('figure svg title'))).toBe('The sea by the rule of twelfths');
  const latest = section('Latest posts');
  expect(hrefsOf(latest.find('h3 a'))).toEqual(permalinksOf(posts.slice(0, 5)));
  for (const cover of attributesOf(latest.find('svg use'), 'href')) {
    expect(existsSync(path.join(fixtureBuild, (cover ?? '').replace(/#.*/, '')))).toBe(true);
  }
  const all = latest.find('a[href="/blog"]');
  expect(textOf(all)).toBe(`All ${posts.length} posts`);
});

test('the journey lists the years with posts, each with first post, last post and archive link', () => {
  const years = each(section('The journey so far').find('li')).map((item) => ({
    archive: item.find('a[aria-label]').attr('href'),
    name: item.find('a[aria-label]').attr('aria-label'),
    last: hrefsOf(item.find('p a')).at(-1),
    first: hrefsOf(item.find('p a')).at(-2),
  }));
  expect(years).toEqual(
    postsByYear.map(([year, ofYear]) => ({
      archive: `/blog/archive#${year}`,
      name: `${year}: ${ofYear.length} posts`,
      last: ofYear[0]?.permalink,
      first: ofYear.length > 1 ? ofYear.at(-1)?.permalink : undefined,
    })),
  );
});

test('the home page loads at most two small fonts, from this site', () => {
  const sizes = hrefsOf(page('link[rel=preload][as=font]')).map(
    (href = '') => statSync(path.join(fixtureBuild, href)).size,
  );
  expect([1, 2]).toContain(sizes.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
});

test('the home page lists the owner’s beliefs', () => {
  const listed = each(page('#beliefs').closest('section').find('li')).map((belief) => ({
    title: textOf(belief.find('h3')),
    text: textOf(belief.find('p')),
  }));
  expect(listed).toEqual(beliefs);
});
