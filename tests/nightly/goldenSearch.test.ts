import fc from 'fast-check';
import {beforeAll, describe, expect, test} from 'vitest';
import {openIndex} from '../../src/lib/search/openIndex';
import type {SearchHit} from '../../src/lib/search/types';
import {readContent} from '../../src/plugins/post-schema/readContent';
import {fileFetcher, readPages} from '../../src/plugins/search-index/buildRecords';
import {engineFigures} from '../bench/search/engineFigures';
import {syntheticPages} from '../bench/search/synthetic';
import {indexedUrls} from '../support/builtIndex';
import type {QueryKind} from '../support/goldenQueries';
import {KINDS, goldenQueries} from '../support/goldenQueries';
import {highlightFaults} from '../support/highlightFaults';
import type {QueryScore} from '../support/scoreQueries';
import {listMisses, scoreQueries} from '../support/scoreQueries';
import {anyText} from '../support/searchInputs';
import {repository, shippedBuild} from '../support/sites';
import {sourcePosts} from '../support/sourcePosts';

const SETS = ['queries', 'queries-held'] as const;
/** Day until which each post has a query; later posts need none. */
const LAST_SHIPPED = '2025-12-31';

const posts = sourcePosts(readContent(repository).posts);
const golden = SETS.flatMap(goldenQueries);
const named = new Set(
  golden.flatMap(({expect: pages}) => pages).filter((page) => page.startsWith('/blog/')),
);
/** The golden queries are for the posts that this repository ships; other posts have others. */
const areGone =
  named.size === 0 || posts.filter(({slug}) => named.has(`/blog/${slug}`)).length < named.size / 2;

const index = openIndex(fileFetcher(shippedBuild));

async function search(query: string): Promise<readonly SearchHit[]> {
  return (await index.search({query, indexName: 'site'})).hits;
}

async function ask(query: string): Promise<string[]> {
  return (await search(query)).map((hit) => hit.url_without_anchor);
}

describe.skipIf(areGone)('the golden queries (skipped where the shipped posts are gone)', () => {
  let score: QueryScore;
  let held: QueryScore;

  function shareFirst(kind: QueryKind): number {
    const some = score.answers.filter((answer) => answer.golden.kind === kind);
    return some.filter(({place}) => place === 1).length / some.length;
  }

  beforeAll(async () => {
    score = await scoreQueries(goldenQueries('queries'), ask);
    held = await scoreQueries(goldenQueries('queries-held'), ask);
  });

  test('are many, each once, of every kind, and for pages that are there', async () => {
    const urls = new Set(await indexedUrls(shippedBuild));
    const queries = golden.map(({query}) => query);
    expect(goldenQueries('queries').length).toBeGreaterThanOrEqual(140);
    expect(goldenQueries('queries-held').length).toBeGreaterThanOrEqual(60);
    expect(goldenQueries('queries').filter(({kind}) => kind === 'nothing')).toHaveLength(15);
    expect(queries.filter((query, place) => queries.indexOf(query) !== place)).toEqual([]);
    expect(queries.filter((query) => query.length > 64)).toEqual([]);
    expect(KINDS.filter((kind) => !golden.some((one) => one.kind === kind))).toEqual([]);
    expect(golden.flatMap(({expect: pages}) => pages).filter((url) => !urls.has(url))).toEqual([]);
    const asked = new Set(golden.flatMap(({expect: pages}) => pages));
    const shipped = posts.filter(({date}) => date <= LAST_SHIPPED);
    expect(shipped.filter(({slug}) => !asked.has(`/blog/${slug}`))).toEqual([]);
  });

  test('the right page comes first for 85 of 100 golden queries', () => {
    expect(score.first, listMisses(score)).toBeGreaterThanOrEqual(0.85);
  });

  test('the right page is within the first five hits for 97 of 100 golden queries', () => {
    expect(score.withinFive, listMisses(score)).toBeGreaterThanOrEqual(0.97);
  });

  test('what is not on the site is not found', () => {
    expect(score.noise, listMisses(score)).toBe(0);
    expect(held.noise, listMisses(held)).toBe(0);
  });

  test.each(KINDS.filter((kind) => kind !== 'nothing'))(
    'no kind of query is left behind: %s',
    (kind) => {
      expect(shareFirst(kind), listMisses(score)).toBeGreaterThanOrEqual(0.7);
    },
  );

  test('queries that were held back are answered nearly as well', () => {
    expect(held.first, listMisses(held)).toBeGreaterThanOrEqual(0.8);
    expect(held.withinFive, listMisses(held)).toBeGreaterThanOrEqual(0.93);
  });

  test.each([
    {posts: 'the shipped posts', synthetic: 0, bytes: 250_000, ms: 50},
    {posts: '2,000 posts', synthetic: 2000, bytes: 600_000, ms: 100},
  ])(
    'over $posts the first hits take at most $bytes bytes, and a key at most $ms ms of processor time',
    async ({synthetic, bytes, ms}) => {
      const shipped = await readPages(shippedBuild);
      const pages = synthetic === 0 ? shipped : syntheticPages(shipped, synthetic);
      const queries = goldenQueries('queries-held').map(({query}) => query);
      const asked = queries.slice(0, synthetic === 0 ? 30 : 8);
      const figures = await engineFigures(pages, asked, {total: false});
      expect(figures.firstHitBrotli.most).toBeLessThanOrEqual(bytes);
      expect(figures.warmCpuMs.p95).toBeLessThanOrEqual(ms);
    },
    180_000,
  );

  test('a query for a heading lands on a heading of the page', async () => {
    const headings = goldenQueries('queries').filter(({kind}) => kind === 'heading');
    const astray: string[] = [];
    for (const {query, expect: pages} of headings) {
      const [first] = await search(query);
      if (first && pages.includes(first.url_without_anchor) && first.anchor === null) {
        astray.push(query);
      }
    }
    expect(astray.length / headings.length, astray.join('\n')).toBeLessThanOrEqual(0.1);
  });

  test('whatever is asked of this site, there is an answer without markup', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (query) => {
        expect((await search(query)).flatMap(highlightFaults)).toEqual([]);
      }),
      {numRuns: 300},
    );
  }, 120_000);
});
