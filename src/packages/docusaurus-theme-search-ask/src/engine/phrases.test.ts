import {expect, test} from 'vitest';
import {openTextIndex} from '../testing/openTextIndex.js';
import {searchHits} from './searchHits.js';
import type {SearchResponse} from './searchTypes.js';
import type {TextPage} from './types.js';

function page(url: string, title: string, text: string): TextPage {
  const head = {url, section: 'Pages', title, description: '', tags: [], headings: []};
  return {...head, blocks: [{kind: 'text', anchor: null, lines: [text]}]};
}

function search(query: string, pages: readonly TextPage[]): Promise<SearchResponse> {
  return searchHits(openTextIndex(pages), {query});
}

test('a phrase is found on a page that ranks below many others with the same words', async () => {
  const others = Array.from({length: 60}, (_, number) =>
    page(`/other-${number}`, 'Coin and fair', 'A coin that is fair. Fair is a coin.'),
  );
  const {hits, nbHits} = await search('"fair coin"', [
    page(
      '/phrase',
      'Chance',
      `Most pages say little. We toss a fair coin, ${'and so on '.repeat(50)}.`,
    ),
    ...others,
  ]);
  expect(hits.map(({url}) => url)).toEqual(['/phrase']);
  expect(nbHits).toBe(1);
});

test('the number of hits is that of all pages with the phrase', async () => {
  const pages = Array.from({length: 60}, (_, number) =>
    page(`/${number}`, `Page ${number}`, 'Toss a fair coin.'),
  );
  expect((await search('"fair coin"', pages)).nbHits).toBe(60);
});

// cspell:disable
test.each([
  ['"象"', ['/object']],
  ['"猫"', ['/cat']],
  ['"猫 food"', ['/cat']],
  ['"food 猫"', []],
  ['"对象"', ['/object']],
])('single characters in quotes: %s finds %j', async (query, urls) => {
  const {hits} = await search(query, [
    page('/object', 'Objects', '这是对象。'),
    page('/cat', 'Cats', '黒猫 food'),
    page('/dog', 'Dogs', '犬'),
  ]);
  expect(hits.map(({url}) => url)).toEqual(urls);
});
// cspell:enable
