import {expect, test} from 'vitest';
import {readSite} from '../support/siteLinks';
import {mappedPages} from '../support/siteMap';
import {fixtureBuild} from '../support/sites';

const site = readSite(fixtureBuild);
const mapped = mappedPages(fixtureBuild);

test('every internal link, picture and script of the fixture site exists', () => {
  expect(site.links.length).toBeGreaterThan(20);
  expect(site.broken()).toEqual([]);
});

test('every page of the sitemap can be reached from the home page by links without JavaScript', () => {
  const reached = site.reached();
  expect(mapped.map(({path}) => path).filter((to) => !reached.has(to))).toEqual([]);
});

test('every page of the sitemap has a title and a heading', () => {
  expect(mapped.length).toBeGreaterThan(5);
  expect(mapped.filter(({title, heading}) => title === '' || heading === '')).toEqual([]);
});
