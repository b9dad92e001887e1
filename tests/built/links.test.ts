import {expect, test} from 'vitest';
import {readSite} from '../support/siteLinks';
import {mappedPages} from '../support/siteMap';
import {fixtureBuild} from '../support/sites';

const site = readSite(fixtureBuild);
const mapped = mappedPages(fixtureBuild);

test('no link, picture or script leads to nothing inside the fixture site', () => {
  expect(site.links.length).toBeGreaterThan(20);
  expect(site.broken()).toEqual([]);
});

test('links that need no JavaScript lead from home to every page of the site map', () => {
  const reached = site.reached();
  expect(mapped.map(({path}) => path).filter((to) => !reached.has(to))).toEqual([]);
});

test('every page of the site map has a title and a heading', () => {
  expect(mapped.length).toBeGreaterThan(5);
  expect(mapped.filter(({title, heading}) => title === '' || heading === '')).toEqual([]);
});
