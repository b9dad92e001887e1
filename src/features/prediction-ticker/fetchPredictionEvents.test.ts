import {afterEach, expect, test, vi} from 'vitest';
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

type Answer = () => Promise<Response>;

const good: Answer = () => Promise.resolve(Response.json(EVENTS));
const refused: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/**
 * Returns a fake `fetch` that gives the answers in order, and the addresses that it was called
 * with.
 */
function fakeFetch(...answers: Answer[]) {
  const requested: string[] = [];
  return {
    requested,
    fetch: (address: string) => {
      requested.push(address);
      return answers[requested.length - 1]?.() ?? refused();
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('requests only the feed when it answers', async () => {
  const {requested, fetch} = fakeFetch(good);
  expect(await fetchPredictionEvents(SOURCE, fetch)).toMatchObject([{id: '1', percent: 40}]);
  expect(requested).toEqual([SOURCE.feed]);
});

test.each<[string, Answer]>([
  ['the network fails', refused],
  ['the status is 500', () => Promise.resolve(new Response('[]', {status: 500}))],
  ['the answer is HTML', () => Promise.resolve(new Response('<!doctype html><p>Hello'))],
  ['the answer is not a list', () => Promise.resolve(Response.json({error: 'limit'}))],
])('retries through the proxy, with the address encoded, if %s', async (_name, firstAnswer) => {
  const {requested, fetch} = fakeFetch(firstAnswer, good);
  expect(await fetchPredictionEvents(SOURCE, fetch)).toHaveLength(1);
  expect(requested).toEqual([SOURCE.feed, PROXIED]);
});

test('gives up after the second failure', async () => {
  const {requested, fetch} = fakeFetch(refused, refused, good);
  await expect(fetchPredictionEvents(SOURCE, fetch)).rejects.toThrow('Failed to fetch');
  expect(requested).toHaveLength(2);
});

test('accepts an empty list without a retry', async () => {
  const {requested, fetch} = fakeFetch(() => Promise.resolve(Response.json([])));
  expect(await fetchPredictionEvents(SOURCE, fetch)).toEqual([]);
  expect(requested).toHaveLength(1);
});

test('aborts each attempt after eight seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const outcome = fetchPredictionEvents({...SOURCE, feed: 'data:,[]', proxy: 'data:,'});
  await expect(outcome).rejects.toThrow('aborted');
  expect(timeout.mock.calls).toEqual([[8000], [8000]]);
});
