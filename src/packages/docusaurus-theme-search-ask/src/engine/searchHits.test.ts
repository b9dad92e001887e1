import {describe, expect, test} from 'vitest';
import {openTextIndex} from '../testing/openTextIndex.js';
import {searchHits} from './searchHits.js';
import type {SearchResponse} from './searchTypes.js';
import type {TextPage} from './types.js';

function page(name: string, title: string, ...texts: string[]): TextPage {
  const headings = texts.map((_, place) => ({
    level: 2,
    text: `Part ${place}`,
    anchor: `part-${place}`,
  }));
  return {
    url: `/blog/${name}`,
    section: 'Blog',
    title,
    description: '',
    tags: [],
    headings,
    blocks: texts.map((text, place) => ({
      kind: 'text',
      anchor: `part-${place}`,
      lines: [text],
    })),
  };
}

const PAGES = [
  page('town', 'Bethlehem', 'Bethlehem, always better.', 'Bethlehem between hills.'),
  page('stakes', 'Stakes', 'Here is how much to bet on a coin.'),
  page('wagers', 'Wagers', 'Betting wears out.', 'A second bet.', 'No more of them.'),
  page('parity', 'Calls and puts', 'A call and a put obey parity.'),
  page('bonds', 'Bonds', 'A bond is worth par in the end.'),
  page('between', 'Gaps', 'What is between two posts.'),
];

function search(query: string): Promise<SearchResponse> {
  return searchHits(openTextIndex(PAGES), {query, placesPerPage: 3});
}

function names({hits}: SearchResponse): string[] {
  return hits.map((hit) => hit.url_without_anchor.replace('/blog/', ''));
}

function marks({hits}: SearchResponse): Set<string> {
  const places = hits.flatMap((hit) => [hit, ...(hit.further ?? [])]);
  const texts = places.flatMap(({_highlightResult: {hierarchy}, _snippetResult: {content}}) => [
    ...Object.values(hierarchy).map(({value}) => value),
    content?.value ?? '',
  ]);
  const marked = texts.flatMap((text) => [...text.matchAll(/<mark>(.*?)<\/mark>/g)]);
  return new Set(marked.map(([, word = '']) => word.toLowerCase()));
}

// cspell:ignore bethl

describe('the last word of a query', () => {
  test.each([
    ['beside other words', 'how much should i bet'],
    ['with a space after it', 'bet '],
  ])('%s is that word and its forms, if the index has it', async (_name, query) => {
    const found = await search(query);
    expect(names(found).toSorted()).toEqual(['stakes', 'wagers']);
    expect(marks(found)).toEqual(new Set(['bet', 'betting']));
  });

  test('alone also matches longer words, on pages below those that have the word', async () => {
    const found = await search('bet');
    expect(names(found).slice(0, 2).toSorted()).toEqual(['stakes', 'wagers']);
    expect(names(found).slice(2)).toEqual(['town']);
    expect(marks(found)).toEqual(new Set(['bet', 'betting', 'better', 'bethlehem']));
  });

  test('beside other words also matches longer words if the index does not have it', async () => {
    const found = await search('how much is bethl');
    expect(names(found)).toEqual(['town']);
  });
});

test('a page is one hit, with its further places, each of another section', async () => {
  const {hits, nbHits} = await search('bet ');
  expect(nbHits).toBe(2);
  const wagers = hits.find((hit) => hit.url_without_anchor === '/blog/wagers');
  const places = [wagers, ...(wagers?.further ?? [])].map((hit) => hit?.url);
  expect(places.toSorted()).toEqual(['/blog/wagers#part-0', '/blog/wagers#part-1']);
});
