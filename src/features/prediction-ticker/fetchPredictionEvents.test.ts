import {expect, test, vi} from 'vitest';
import {fetchPredictionEvents} from './fetchPredictionEvents';

const SOURCE = {
  feed: 'https://feed.example/events?limit=10&order=x',
  proxy: 'https://proxy.example/raw?url=',
  eventBase: 'https://markets.example/event/',
};
const PROXIED =
  'https://proxy.example/raw?url=https%3A%2F%2Ffeed.example%2Fevents%3Flimit%3D10%26order%3Dx';

const EVENTS = [
  {id: 1, title: 'One', slug: 'one', markets: [{outcomes: '["Yes"]', outcomePrices: '["0.4"]'}]},
];

/** Fetches the feed; the requests get the answers in order, and fail if no answer is left. */
async function fetchWith(...answers: Response[]) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    const answer = answers[requested.length - 1];
    return answer ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  return {items: await fetchPredictionEvents(SOURCE).catch(String), requested};
}

test.each([
  ['events', Response.json(EVENTS), [expect.objectContaining({id: '1', percent: 40})]],
  ['an empty list', Response.json([]), []],
])('asks no proxy if the feed answers with %s', async (_name, answer, items) => {
  expect(await fetchWith(answer)).toEqual({items, requested: [SOURCE.feed]});
});

test.each([
  ['the status is 500', new Response('[]', {status: 500})],
  ['the answer is HTML', new Response('<!doctype html><p>Hello')],
  ['the answer is not a list', Response.json({error: 'limit'})],
])('retries through the proxy, with the address encoded, if %s', async (_name, answer) => {
  const {items, requested} = await fetchWith(answer, Response.json(EVENTS));
  expect(items).toHaveLength(1);
  expect(requested).toEqual([SOURCE.feed, PROXIED]);
});

test('gives up after the second failure', async () => {
  expect(await fetchWith()).toEqual({
    items: 'TypeError: Failed to fetch',
    requested: [SOURCE.feed, PROXIED],
  });
});

test('aborts each attempt after eight seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const outcome = fetchPredictionEvents({...SOURCE, feed: 'data:,[]', proxy: 'data:,'});
  await expect(outcome).rejects.toThrow('aborted');
  expect(timeout.mock.calls).toEqual([[8000], [8000]]);
  timeout.mockRestore();
});
