import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {FEEDS} from '../../src/lib/paths';
import {attributesOf, hrefsOf, readPage, textOf, textsOf} from '../support/html';
import {shippedBuild} from '../support/sites';

test('without a newsletter provider, the newsletter page offers every feed and no form', () => {
  const page = readPage(shippedBuild, '/newsletter');
  const addresses = textsOf(page('main code'));
  for (const {path: file} of FEEDS) {
    expect(addresses).toContainEqual(expect.stringMatching(new RegExp(`/${file}$`)));
  }
  expect(page('main form')).toHaveLength(0);
});

test('a profile without an address links to the section that says so, not to a service’s home page', () => {
  // Without the environment variables, because vitest sets its own BASE_URL.
  const {links: byPlace, baseUrl} = readOwner({});
  const places = Object.values(byPlace);
  const links = readPage(shippedBuild, '/subscribe')('footer ul a');
  expect(hrefsOf(links)).toEqual(
    places.map(({href}) => href ?? `${baseUrl}about-this-site#elsewhere`),
  );
  expect(readPage(shippedBuild, '/about-this-site')('#elsewhere')).toHaveLength(1);
  const names = attributesOf(links, 'aria-label');
  expect(names.filter((name, place) => !name?.startsWith(places[place]?.label ?? '-'))).toEqual([]);
});

test('the footer shows 2025, as in the owner file', () => {
  const footer = readPage(shippedBuild, '/subscribe')('footer');
  expect(textOf(footer)).toContain('Copyright © 2025 One Commit at a Time');
});
