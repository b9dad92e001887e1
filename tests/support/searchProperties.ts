import {createHash} from 'node:crypto';
import fc from 'fast-check';
import {buildIndex} from '../../src/lib/search/buildIndex';
import {SECTIONS} from '../../src/lib/search/indexFormat';
import {openIndex} from '../../src/lib/search/openIndex';
import type {OpenIndex} from '../../src/lib/search/openIndex';
import type {PageSource} from '../../src/lib/search/pageSource';
import {highlightFaults} from './highlightFaults';
import {anyText} from './searchInputs';

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

function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(actual)} should be ${JSON.stringify(expected)}`);
  }
}

const answersWithoutMarkup = fc.asyncProperty(
  pages,
  fc.array(anyText, {minLength: 1, maxLength: 4}),
  async (some, asked) => {
    const index = indexOf(some);
    for (const query of asked) {
      const {hits} = await index.search({query, indexName: 'site'});
      expectSame(hits.flatMap(highlightFaults), []);
    }
  },
);

const pagesOfHitsAreOneList = fc.asyncProperty(
  pages,
  anyText,
  fc.integer({min: 1, max: 4}),
  async (some, query, hitsPerPage) => {
    const index = indexOf(some);
    const ask = (number: number, perPage: number) =>
      index.search({query, indexName: 'site', page: number, hitsPerPage: perPage});
    const all = await ask(0, 100);
    const ids = all.hits.map(({objectID}) => objectID);
    expectSame(all.nbHits, new Set(ids).size);
    const paged: string[] = [];
    for (let number = 0; number < Math.ceil(all.nbHits / hitsPerPage); number += 1) {
      const {hits, nbPages} = await ask(number, hitsPerPage);
      expectSame(nbPages, Math.ceil(all.nbHits / hitsPerPage));
      paged.push(...hits.map(({objectID}) => objectID));
    }
    expectSame(paged, ids);
  },
);

const ownTitleIsFound = fc.asyncProperty(
  pages,
  fc.uniqueArray(fc.stringMatching(/^[a-z]{5,9}$/), {minLength: 2, maxLength: 3}),
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
    expectSame(
      hits.some(({url}) => url === own.url),
      true,
    );
  },
);

/** What holds for any pages and any query. */
export const searchProperties = [
  ['whatever the pages hold and whatever is asked, no answer holds markup', answersWithoutMarkup],
  ['pages of hits are parts of one list, without repetition', pagesOfHitsAreOneList],
  ['a page is found by its own title, whatever stands in it besides', ownTitleIsFound],
] as const;
