import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {attributesOf, hrefsOf, readPage} from '../support/html';
import {shippedBuild} from '../support/sites';

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
