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

test('the icon of a profile without an address links to /about-this-site#elsewhere', () => {
  // Passes no environment variables, because Vitest sets a BASE_URL of its own.
  const {links: profilesByName, baseUrl} = readOwner({});
  const profiles = Object.values(profilesByName);
  const links = readPage(shippedBuild, '/subscribe')('footer ul a');
  expect(hrefsOf(links)).toEqual(
    profiles.map(({href}) => href ?? `${baseUrl}about-this-site#elsewhere`),
  );
  expect(readPage(shippedBuild, '/about-this-site')('#elsewhere')).toHaveLength(1);
  const names = attributesOf(links, 'aria-label');
  expect(names.filter((name, i) => !name?.startsWith(profiles[i]?.label ?? '-'))).toEqual([]);
});

test('the footer shows 2025, as in the owner file', () => {
  const footer = readPage(shippedBuild, '/subscribe')('footer');
  expect(textOf(footer)).toContain('Copyright © 2025 One Commit at a Time');
});
