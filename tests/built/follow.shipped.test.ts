import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {attributesOf, hrefsOf, readPage} from '../support/html';
import {shippedBuild} from '../support/sites';

test('each icon links to its profile or, if that has no address, to /about-this-site#elsewhere', () => {
  // Passes no environment variables, because Vitest sets a BASE_URL of its own.
  const {links: profilesByName, baseUrl} = readOwner({});
  const profiles = Object.values(profilesByName);
  const links = readPage(shippedBuild, '/subscribe')('footer ul a');
  expect(hrefsOf(links)).toEqual(
    profiles.map(({href}) => href ?? `${baseUrl}about-this-site#elsewhere`),
  );
  expect(readPage(shippedBuild, '/about-this-site')('#elsewhere')).toHaveLength(1);
  expect(attributesOf(links, 'aria-label')).toEqual(
    profiles.map(({label}) => expect.stringContaining(label) as string),
  );
});
