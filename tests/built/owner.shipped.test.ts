import {expect, test} from 'vitest';
import shipped from '../../src/data/owner';
import type {Owner} from '../../src/lib/owner';
import owner from '../fixtures/site/src/data/owner';
import {fixtureBuild} from '../support/sites';
import {tracesOf} from '../support/traces';

/** What tells one owner from another, in an owner's own words. */
function marks({name, siteTitle, tagline, description, links, announcement}: Owner): string[] {
  const labels = Object.values(links).map(({label}) => label);
  return [name, siteTitle, tagline, description, ...labels, announcement?.text ?? siteTitle];
}

test('with another owner, no page, feed, script or file for programs names the shipped one', () => {
  const gone = marks(shipped).filter((mark) => !marks(owner).includes(mark));
  expect(tracesOf(fixtureBuild, gone)).toEqual([]);
});
