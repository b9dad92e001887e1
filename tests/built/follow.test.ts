import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {FEEDS} from '../../src/lib/paths';
import owner from '../fixtures/site/src/data/owner';
import {oldest} from '../support/blogPosts';
import {attributesOf, each, hrefsOf, readPage, textOf, textsOf} from '../support/html';
import {siteAddress} from '../support/siteAddress';
import {fixtureBuild, shippedBuild} from '../support/sites';

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
