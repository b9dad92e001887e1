import {afterEach, expect, test, vi} from 'vitest';
import {loopingServer} from '../../../tests/support/redirectLoop';
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

/** A stand-in that gives its answers in turn and notes what was asked for. */
function standIn(...answers: Answer[]) {
  const asked: string[] = [];
  return {
    asked,
    fetch: (address: string) => {
      asked.push(address);
      return answers[asked.length - 1]?.() ?? refused();
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('asks the feed alone when it answers', async () => {
  const {asked, fetch} = standIn(good);
  expect(await fetchPredictionEvents(SOURCE, fetch)).toMatchObject([{id: '1', percent: 40}]);
  expect(asked).toEqual([SOURCE.feed]);
});

test.each<[string, Answer]>([
  ['the network fails', refused],
  ['the status is 500', () => Promise.resolve(new Response('[]', {status: 500}))],
  ['the answer is HTML', () => Promise.resolve(new Response('<!doctype html><p>Hello'))],
  [
    'the answer says that it is 50 MB',
    () => Promise.resolve(Response.json(EVENTS, {headers: {'content-length': '50000000'}})),
  ],
  ['the answer is not a list', () => Promise.resolve(Response.json({error: 'limit'}))],
])('asks once more through the proxy, with the address encoded, when %s', async (_name, first) => {
  const {asked, fetch} = standIn(first, good);
  expect(await fetchPredictionEvents(SOURCE, fetch)).toHaveLength(1);
  expect(asked).toEqual([SOURCE.feed, PROXIED]);
});

test('fails after the second failure and asks no third time', async () => {
  const {asked, fetch} = standIn(refused, refused, good);
  await expect(fetchPredictionEvents(SOURCE, fetch)).rejects.toThrow('Failed to fetch');
  expect(asked).toHaveLength(2);
});

test('an empty list is an answer, not a failure', async () => {
  const {asked, fetch} = standIn(() => Promise.resolve(Response.json([])));
  expect(await fetchPredictionEvents(SOURCE, fetch)).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('gives each attempt eight seconds, then aborts it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const outcome = fetchPredictionEvents({...SOURCE, feed: 'data:,[]', proxy: 'data:,'});
  await expect(outcome).rejects.toThrow('aborted');
  expect(timeout.mock.calls).toEqual([[8000], [8000]]);
});

test('fails where both addresses lead back to themselves for ever', async () => {
  const {origin, asked, close} = await loopingServer();
  const looping = {...SOURCE, feed: `${origin}/feed`, proxy: `${origin}/proxy?url=`};
  await expect(fetchPredictionEvents(looping)).rejects.toThrow(TypeError);
  // A redirect is followed as often as the standard allows, twice.
  expect(asked).toHaveLength(42);
  close();
});
