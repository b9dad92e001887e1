import {expect, test, vi} from 'vitest';
import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';
import {fetchIndexFile} from './fetchIndexFile';

test('asks for the entry anew, for the rest as the browser keeps it', async () => {
  const fetcher = vi.fn(async () => new Response('{"a":1}'));
  expect(await fetchIndexFile('/base/search/', 'entry.json', fetcher)).toEqual({a: 1});
  await fetchIndexFile('/base/search/', 'abc.json', fetcher);
  expect(fetcher.mock.calls).toEqual([
    ['/base/search/entry.json', {cache: 'no-cache'}],
    ['/base/search/abc.json', {}],
  ]);
});

test('inflates the texts', async () => {
  const stream = new Response('["text"]').body?.pipeThrough(new CompressionStream('deflate-raw'));
  const asked = fetchIndexFile('/search/', 'abc.deflate', async () => new Response(stream));
  expect(await asked).toEqual(['text']);
});

test.each([
  ['a missing file', async () => new Response('', {status: 404})],
  ['a page instead', async () => new Response('<!doctype html>')],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is unavailable', async (_, fetcher) => {
  for (const name of ['abc.json', 'abc.deflate']) {
    const asked = fetchIndexFile('/search/', name, fetcher);
    await expect(asked).rejects.toBeInstanceOf(SearchUnavailable);
  }
});
