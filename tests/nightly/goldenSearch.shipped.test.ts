import {expect, test} from 'vitest';
import {hashText, openBuiltIndex, readBuiltPages} from 'docusaurus-theme-search-ask';
import {buildIndex, searchHits} from 'docusaurus-theme-search-ask/engine';
import {embedded} from '../bench/search/contenders';
import {measureCosts} from '../bench/search/measure';
import {syntheticPages} from '../bench/search/syntheticPages';
import {folderWith} from '../support/folders';
import {indexedUrls} from '../support/builtIndex';
import {testQueries, listMisses, scoreQueries} from '../support/testQueries';
import {shippedBuild} from '../support/sites';

/**
 * Limits of each set: the minimum share of queries whose first hit is right, the minimum share with a
 * right page among the first five hits, and the maximum number of unanswerable queries with hits.
 */
const LIMITS = [
  ['queries', 0.95, 0.98, 0],
  ['golden-queries', 0.88, 0.95, 14],
  ['golden-queries-held', 0.92, 0.95, 2],
  ['golden-queries-offhand', 0.88, 0.91, 5],
  ['golden-queries-blind', 0.87, 0.9, 9],
] as const;

const urls = new Set(await indexedUrls(shippedBuild));
const index = openBuiltIndex(shippedBuild);

async function foundPages(query: string): Promise<string[]> {
  const {hits} = await searchHits(index, {query});
  return hits.map((hit) => hit.url_without_anchor);
}

test.each(LIMITS)('queries find the right pages: %s', async (set, first, withinFive, noise) => {
  const queries = testQueries(set);
  const pages = queries.flatMap(({expect: expected}) => expected);
  expect(pages.filter((url) => !urls.has(url))).toEqual([]);
  const score = await scoreQueries(queries, foundPages);
  // Only the failures of tuning sets are printed, so that nobody tunes the search to the other sets.
  const misses = /held|offhand|blind/.test(set) ? '' : listMisses(score);
  expect(score.first, misses).toBeGreaterThanOrEqual(first);
  expect(score.withinFive, misses).toBeGreaterThanOrEqual(withinFive);
  expect(score.noise, misses).toBeLessThanOrEqual(noise);
});

test.each([
  {posts: 'the shipped posts', synthetic: 0, queries: 30, bytes: 250_000, ms: 30},
  {posts: '2,000 posts', synthetic: 2000, queries: 8, bytes: 600_000, ms: 80},
])('with $posts, a search needs little data and time', async ({synthetic, queries, bytes, ms}) => {
  const shipped = await readBuiltPages(shippedBuild);
  const pages = synthetic === 0 ? shipped : syntheticPages(shipped, synthetic);
  const folder = folderWith(Object.fromEntries(await buildIndex(pages, [], hashText)));
  const costs = await measureCosts(
    embedded(shippedBuild, folder),
    testQueries('golden-queries')
      .slice(0, queries)
      .map(({query}) => query),
  );
  expect(costs.code).toBeGreaterThan(0);
  expect(costs.index.most).toBeLessThanOrEqual(bytes);
  expect(costs.keystroke).toBeLessThanOrEqual(ms);
});
