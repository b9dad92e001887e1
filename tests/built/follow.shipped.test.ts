import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {FEEDS} from '../../src/lib/paths';
import {attributesOf, hrefsOf, readPage, textOf, textsOf} from '../support/html';
import {shippedBuild} from '../support/sites';

test('the newsletter page offers every feed and no form, as there is no provider', () => {
  const page = readPage(shippedBuild, '/newsletter');
  const addresses = textsOf(page('main code'));
  for (const {path: file} of FEEDS) {
    expect(addresses).toContainEqual(expect.stringMatching(new RegExp(`/${file}$`)));
  }
  expect(page('main form')).toHaveLength(0);
});

test('a place without an address leads to the section that says so, not to the front page of a service', () => {
  // Without the environment: vitest has a BASE_URL of its own.
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

test('the footer says 2025, as the owner file does', () => {
  const footer = readPage(shippedBuild, '/subscribe')('footer');
  expect(textOf(footer)).toContain('Copyright © 2025 One Commit at a Time');
});
