import {expect, test} from 'vitest';
import shipped from '../../src/data/owner';
import type {Owner} from '../../src/lib/owner';
import owner from '../fixtures/site/src/data/owner';
import {fixtureBuild} from '../support/sites';
import {tracesOf} from '../support/traces';

/** Returns the texts that identify an owner. */
function marks({name, siteTitle, tagline, description, links, announcement}: Owner): string[] {
  const labels = Object.values(links).map(({label}) => label);
  return [name, siteTitle, tagline, description, ...labels, announcement?.text ?? siteTitle];
}

test('with another owner, no page, feed, script or machine-readable file names the shipped owner', () => {
  const gone = marks(shipped).filter((mark) => !marks(owner).includes(mark));
  expect(tracesOf(fixtureBuild, gone)).toEqual([]);
});
