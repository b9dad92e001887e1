import {expect, test} from 'vitest';
import {fetchIndexFile} from './fetchIndexFile';

test('gives the file, parsed', async () => {
  const addresses: string[] = [];
  const value = await fetchIndexFile('core', async (input) => {
    addresses.push(String(input));
    return Response.json({version: 1});
  });
  expect(value).toEqual({version: 1});
  expect(addresses[0]).toMatch(/\/passages\/core\.json$/);
});

test.each([
  ['a missing file', async () => new Response('', {status: 404})],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page in its place', async () => new Response('<!doctype html>')],
])('rejects on %s', async (_, fetcher) => {
  await expect(fetchIndexFile('core', fetcher)).rejects.toThrow();
});
