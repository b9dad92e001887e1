import {expect, test} from 'vitest';
import {growthRows} from './buildSections';
import type {BuiltSite, SiteName} from './builtSite';

function row(name: SiteName, posts: number, times?: number) {
  const site: BuiltSite | undefined =
    times === undefined
      ? undefined
      : {
          folder: '',
          build: '',
          cold: 10 * times,
          peak: 1e9,
          bytes: 5e6 * times ** 2,
          files: 100 * times,
          main: 1000,
          mainGzip: 400,
          blogGzip: 1,
        };
  return {name, posts, site, warm: undefined};
}

test('every cost of a site is compared with the next smaller corpus of the same site', () => {
  const rows = [
    row('This site', 500, 1),
    row('Plain Docusaurus', 500, 1),
    row('This site', 2000, 4),
    row('Plain Docusaurus', 2000),
  ];
  const grown = growthRows(rows);
  expect(grown.slice(0, 5)).toEqual([
    ['This site', 'cold build', '500 → 2,000', '4.00 ×', '1.00 ×'],
    ['This site', 'peak memory', '500 → 2,000', '1.00 ×', '0.25 ×'],
    ['This site', 'output', '500 → 2,000', '16.00 ×', '4.00 ×'],
    ['This site', 'files', '500 → 2,000', '4.00 ×', '1.00 ×'],
    ['This site', 'main script', '500 → 2,000', '1.00 ×', '0.25 ×'],
  ]);
  expect(grown.slice(5).map(([name, , , factor]) => [name, factor])).toEqual(
    Array.from({length: 5}, () => ['Plain Docusaurus', '–']),
  );
});

test('one size alone has no growth', () => {
  expect(growthRows([row('This site', 140, 1), row('Plain Docusaurus', 140, 1)])).toEqual([]);
});
