import {expect, test} from 'vitest';
import shipped from '../../src/data/owner';
import type {Owner} from '../../src/lib/owner';
import owner from '../fixtures/site/src/data/owner';
import {fixtureBuild} from '../support/sites';
import {tracesOf} from '../support/builtPages';

/** Returns the texts that identify an owner. */
function identifyingTexts(ofOwner: Owner): string[] {
  const {name, siteTitle, tagline, description, links, announcement} = ofOwner;
  const labels = Object.values(links).map(({label}) => label);
  const announced = announcement ? [announcement.text] : [];
  return [name, siteTitle, tagline, description, ...labels, ...announced];
}

test('no file of a site with another owner contains texts of the shipped owner file', () => {
  const allowed = identifyingTexts(owner);
  const forbidden = identifyingTexts(shipped).filter((text) => !allowed.includes(text));
  expect(tracesOf(fixtureBuild, forbidden)).toEqual([]);
});
