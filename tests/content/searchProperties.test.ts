import {createHash} from 'node:crypto';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {buildIndex} from '../../src/lib/search/buildIndex';
import {SECTIONS} from '../../src/lib/search/indexFormat';
import {openIndex} from '../../src/lib/search/openIndex';
import type {OpenIndex} from '../../src/lib/search/openIndex';
import type {PageSource} from '../../src/lib/search/pageSource';
import {highlightFaults} from '../support/highlightFaults';
import {anyText} from '../support/searchInputs';

const part = fc.record({
  level: fc.integer({min: 2, max: 6}),
  anchor: fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
  heading: anyText,
  passages: fc.array(anyText, {maxLength: 3}),
});

const page: fc.Arbitrary<PageSource> = fc
  .record({
    name: fc.stringMatching(/^[a-z]{1,8}$/),
    section: fc.constantFrom(...SECTIONS),
    date: fc.option(fc.constantFrom('2021-01-14', '2025-12-18'), {nil: undefined}),
    tags: fc.uniqueArray(fc.constantFrom('vesting', 'llms-txt', 'c'), {maxLength: 3}),
    title: anyText,
    passages: fc.array(anyText, {maxLength: 3}),
    parts: fc.array(part, {maxLength: 3}),
  })
  .map(({name, title, passages, parts, ...rest}) => ({
    ...rest,
    url: `/blog/${name}`,
    docusaurusTag: 'default',
    parts: [{level: 1, anchor: null, heading: title, passages}, ...parts],
  }));

const pages = fc.uniqueArray(page, {selector: ({url}) => url, maxLength: 6});

function indexOf(sources: readonly PageSource[]): OpenIndex {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const files = buildIndex(sources, hash);
  return openIndex(async (name) => JSON.parse(files.get(name) ?? 'null') as unknown);
}

test('whatever the pages hold and whatever is asked, there is an answer without markup', async () => {
  await fc.assert(
    fc.asyncProperty(
      pages,
      fc.array(anyText, {minLength: 1, maxLength: 4}),
      async (some, asked) => {
        const index = indexOf(some);
        for (const query of asked) {
          const {hits} = await index.search({query, indexName: 'site'});
          expect(hits.flatMap(highlightFaults)).toEqual([]);
        }
      },
    ),
    {numRuns: 400},
  );
});

test('pages of hits are parts of one list, without repetition', async () => {
  const size = fc.integer({min: 1, max: 4});
  await fc.assert(
    fc.asyncProperty(pages, anyText, size, async (some, query, hitsPerPage) => {
      const index = indexOf(some);
      const ask = (number: number, perPage: number) =>
        index.search({query, indexName: 'site', page: number, hitsPerPage: perPage});
      const all = await ask(0, 100);
      expect(all.nbHits).toBe(all.hits.length);
      const ids = all.hits.map(({objectID}) => objectID);
      expect(new Set(ids).size).toBe(ids.length);
      const paged: string[] = [];
      for (let number = 0; number < Math.ceil(all.nbHits / hitsPerPage); number += 1) {
        const {hits, nbPages} = await ask(number, hitsPerPage);
        expect(nbPages).toBe(Math.ceil(all.nbHits / hitsPerPage));
        paged.push(...hits.map(({objectID}) => objectID));
      }
      expect(paged).toEqual(ids);
    }),
    {numRuns: 300},
  );
});

test('a page is found by its own title, whatever stands in it besides', async () => {
  const word = fc.stringMatching(/^[a-z]{5,9}$/);
  await fc.assert(
    fc.asyncProperty(
      pages,
      fc.uniqueArray(word, {minLength: 2, maxLength: 3}),
      async (some, words) => {
        const title = words.join(' ');
        const own: PageSource = {
          url: '/blog/own-page',
          section: 'Blog',
          docusaurusTag: 'default',
          tags: [],
          parts: [{level: 1, anchor: null, heading: title, passages: []}],
        };
        const {hits} = await indexOf([...some, own]).search({query: title, indexName: 'site'});
        expect(hits.map(({url}) => url)).toContain(own.url);
      },
    ),
    {numRuns: 200},
  );
});
