import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {openBuiltIndex} from 'docusaurus-theme-search-ask';
import {searchHits} from 'docusaurus-theme-search-ask/engine';
import {fixturePage, textOf} from '../support/html';
import {anyText} from '../support/searchInputs';
import {fixtureBuild} from '../support/sites';

const index = openBuiltIndex(fixtureBuild);

async function urlsFor(query: string): Promise<string[]> {
  const {hits} = await searchHits(index, {query});
  return hits.map(({url}) => url);
}

test.each([
  ['a title', 'iron gall ink darkens', '/blog/iron-gall-ink'],
  ['a heading', 'why it turns black', '/blog/iron-gall-ink#why-it-turns-black'],
  ['words of a passage', 'sulfuric acid', '/blog/iron-gall-ink#why-it-eats-paper'],
  ['a file name', 'notes.md', '/blog/notes.md'],
  ['a tag, newest post first', '#tides', '/blog/spring-and-neap'],
  ['a question that it answers', 'overdue invoice', '/blog/postmarks#what-courts-make-of-it'],
  ['a book', 'aldersey', '/books/to-read#instruments'],
])('search finds a page by %s: "%s" finds %s', async (_kind, query, url) => {
  expect((await urlsFor(query))[0]).toBe(url);
});

test('pages of hits are consecutive parts of one list, whatever the query', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (query) => {
      const all = await searchHits(index, {query, hitsPerPage: 1000});
      const parts: string[] = [];
      for (let page = 0; page < Math.ceil(all.nbHits / 7); page += 1) {
        const {hits} = await searchHits(index, {query, page, hitsPerPage: 7});
        parts.push(...hits.map(({objectID}) => objectID));
      }
      expect(parts).toEqual(all.hits.map(({objectID}) => objectID));
      expect(new Set(parts).size).toBe(all.nbHits);
    }),
    {numRuns: 50},
  );
});

test('author-written questions are only in the search index, and in no page or feed', () => {
  const files = readdirSync(fixtureBuild, {recursive: true, encoding: 'utf8'});
  // `overdue` is in an author-written question and in no other text.
  const containing = files
    .filter((file) => /\.(?:html|md|txt|xml|json|js)$/.test(file))
    .filter((file) => readFileSync(path.join(fixtureBuild, file), 'utf8').includes('overdue'));
  expect([...new Set(containing.map((file) => path.dirname(file)))]).toEqual(['search']);
});

test('the text of lists and of interactive pages is not indexed', async () => {
  expect((await urlsFor('chat'))[0]).toBe('/chat');
  const core = await index.core();
  const withText = new Map(core.pages.map(({url, blockCount}) => [url, blockCount > 0]));
  for (const url of ['/', '/blog', '/chat', '/intelligence']) {
    expect(withText.get(url), url).toBe(false);
  }
  expect(withText.get('/about-this-site')).toBe(true);
});

test('without JavaScript, the results page has a field, and says that search needs JavaScript', () => {
  const page = fixturePage('/search');
  expect(textOf(page('main h1'))).toBe('Search');
  expect(page('main form input[name=q]').attr('maxlength')).toBe('64');
  expect(textOf(page('main noscript'))).toMatch(/JavaScript/);
});
