import fc from 'fast-check';
import {expect, test} from 'vitest';
import {stringify} from 'yaml';
import type {SearchRequest, SearchResponse, TextPage} from 'docusaurus-theme-search-ask/engine';
import {searchHits} from 'docusaurus-theme-search-ask/engine';
import {parsePostFile} from '../../src/lib/postFile';
import {checkPosts} from '../../src/features/content-check/checkPosts';
import {openTextIndex} from '../support/contentIndex';
import {anyText} from '../support/searchInputs';

/** @throws Error with the message if the condition is false */
function demand(condition: boolean, message: string): void {
  if (!condition) {
    throw new Error(message);
  }
}

const anyJson = fc.jsonValue({maxDepth: 4});
const FIELDS = ['title', 'description', 'slug', 'date', 'authors', 'tags', 'draft', 'image', 'x'];

/** A post with arbitrary YAML values in its front matter, or with invalid YAML. */
const anyPost = fc.oneof(
  fc
    .tuple(fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(anyText, anyJson)), anyText)
    .map(([fields, body]) => `---\n${stringify(fields)}---\n\n${body}\n`),
  fc.tuple(anyText, anyText).map(([head, body]) => `---\n${head}\n---\n${body}`),
  anyText,
);

const checking = {
  tags: ['letters', 'writing', 'ux'],
  authors: ['founder'],
  series: ['inks'],
  exists: () => false,
};

/** Number of random inputs for each test; each run tries other inputs. */
const RUNS = {numRuns: 100};

test('any text is accepted as a post, or each error and warning names its file', () => {
  fc.assert(
    fc.property(anyPost, (source) => {
      const file = 'blog/2025-01-01-a.md';
      const {errors, warnings} = checkPosts([parsePostFile(file, source)], {
        ...checking,
        isStrict: true,
      });
      for (const line of [...errors, ...warnings]) {
        demand(line.startsWith(`${file}:`) && line.length > file.length + 10, line);
        // These words show that a value that is not a text was inserted into the message.
        for (const sign of ['undefined', '[object', 'NaN']) {
          demand(!line.includes(sign) || source.includes(sign), line);
        }
      }
    }),
    RUNS,
  );
});

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
  .map(({name, tags, headings, texts, date, ...fields}) => ({
    ...fields,
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

/** Returns a function that searches an index of these pages. */
function searcherOf(sources: readonly TextPage[]) {
  const index = openTextIndex(sources);
  return (request: SearchRequest): Promise<SearchResponse> => searchHits(index, request);
}

test('pages of hits are consecutive parts of one list, without duplicates', async () => {
  await fc.assert(
    fc.asyncProperty(
      pages,
      anyText,
      fc.integer({min: 1, max: 4}),
      async (somePages, query, hitsPerPage) => {
        const search = searcherOf(somePages);
        const ask = (number: number, perPage: number) =>
          search({query, page: number, hitsPerPage: perPage});
        const all = await ask(0, 100);
        const ids = all.hits.map(({objectID}) => objectID);
        expect(all.nbHits).toEqual(new Set(ids).size);
        const paged: string[] = [];
        for (let number = 0; number < Math.ceil(all.nbHits / hitsPerPage); number += 1) {
          const {hits, nbPages} = await ask(number, hitsPerPage);
          expect(nbPages).toEqual(Math.ceil(all.nbHits / hitsPerPage));
          paged.push(...hits.map(({objectID}) => objectID));
        }
        expect(paged).toEqual(ids);
      },
    ),
    RUNS,
  );
});
