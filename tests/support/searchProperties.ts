import fc from 'fast-check';
import type {SearchRequest, SearchResponse, TextPage} from 'docusaurus-theme-search-ask/engine';
import {searchHits} from 'docusaurus-theme-search-ask/engine';
import {openTextIndex} from './contentIndex';
import {anyText} from './searchInputs';

const heading = fc.record({
  level: fc.integer({min: 2, max: 6}),
  anchor: fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
  text: anyText,
});

const page: fc.Arbitrary<TextPage> = fc
  .record({
    name: fc.stringMatching(/^[a-z]{1,8}$/),
    section: fc.constantFrom('Blog', 'Pages', 'Notes'),
    date: fc.option(fc.constantFrom('2021-01-14', '2025-12-18'), {nil: undefined}),
    tags: fc.uniqueArray(fc.constantFrom('vesting', 'llms-txt', 'c'), {maxLength: 3}),
    title: anyText,
    description: anyText,
    headings: fc.array(heading, {maxLength: 3}),
    texts: fc.array(anyText, {maxLength: 5}),
  })
  .map(({name, tags, headings, texts, date, ...rest}) => ({
    ...rest,
    ...(date === undefined ? {} : {date}),
    url: `/blog/${name}`,
    tags: tags.map((key) => ({key, label: key})),
    headings,
    blocks: texts.map((text, place) => ({
      kind: 'text',
      anchor: headings[place]?.anchor ?? null,
      lines: [text],
    })),
  }));

const pages = fc.uniqueArray(page, {selector: ({url}) => url, maxLength: 6});

/** Searches an index of these pages. */
function searcherOf(sources: readonly TextPage[]) {
  const index = openTextIndex(sources);
  return (request: SearchRequest): Promise<SearchResponse> => searchHits(index, request);
}

function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(actual)} should be ${JSON.stringify(expected)}`);
  }
}

const pagesOfHitsAreOneList = fc.asyncProperty(
  pages,
  anyText,
  fc.integer({min: 1, max: 4}),
  async (some, query, hitsPerPage) => {
    const search = searcherOf(some);
    const ask = (number: number, perPage: number) =>
      search({query, page: number, hitsPerPage: perPage});
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
    const own: TextPage = {
      url: '/blog/own-page',
      section: 'Blog',
      title,
      description: '',
      tags: [],
      headings: [],
      blocks: [],
    };
    const {hits} = await searcherOf([...some, own])({query: title});
    expectSame(
      hits.some(({url}) => url === own.url),
      true,
    );
  },
);

/** Properties that are true for any pages and any query. */
export const searchProperties = [
  ['pages of hits are parts of one list, without repetition', pagesOfHitsAreOneList],
  ['a page is found by its own title, whatever stands in it besides', ownTitleIsFound],
] as const;
