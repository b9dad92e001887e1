import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchHit} from '../../engine/index.js';
import type {AlgoliaOptions} from '../../settings.js';
import {createInsights} from './insights.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const sent: {url: string; events: Record<string, unknown>[]}[] = [];
  const sendBeacon = (url: string, body: string) =>
    sent.push({url, ...(JSON.parse(body) as {events: Record<string, unknown>[]})});
  vi.stubGlobal('navigator', {sendBeacon});
  const settings = {appId: 'APP', apiKey: 'key', indexName: 'site'} as AlgoliaOptions;
  return {sent, insights: createInsights(settings)};
}

function hits(count: number) {
  return {hits: Array.from({length: count}, (_, id) => ({objectID: `${id}`}) as SearchHit)};
}

test('views are sent 400 ms after the last response', () => {
  const {sent, insights} = start();
  insights.viewed(hits(3));
  vi.advanceTimersByTime(399);
  insights.viewed(hits(20));
  vi.advanceTimersByTime(399);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.events.map(({objectIDs}) => (objectIDs as string[]).length)).toEqual([20]);
  expect(sent[0]?.events[0]).toMatchObject({
    eventType: 'view',
    index: 'site',
    userToken: expect.stringMatching(/^anonymous-\d[\d-]+$/),
  });
});

test.each([undefined, hits(0)])('a response without hits cancels pending views', (response) => {
  const {sent, insights} = start();
  insights.viewed(hits(3));
  insights.viewed(response);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});

test('a click is sent at once, with the query and the position', () => {
  const {sent, insights} = start();
  insights.clicked({objectID: 'a', url: '/a', __queryID: 'q', __position: 1});
  expect(sent[0]?.url).toBe(
    'https://insights.algolia.io/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=key',
  );
  expect(sent[0]?.events).toMatchObject([
    {eventType: 'click', objectIDs: ['a'], positions: [1], queryID: 'q'},
  ]);
});

test.each([
  ['is still open', '/a/', {__queryID: 'q', __position: 1}, [{queryID: 'q'}]],
  ['is still open, and the hit is from a stored search, which has no query id', '/a/', {}, [{}]],
  ['was left', '/b', {__queryID: 'q', __position: 1}, []],
])('a conversion needs 30 s on the hit’s page, which %s', (_case, pathname, fields, events) => {
  const {sent, insights} = start();
  vi.stubGlobal('location', new URL(pathname, 'https://notes.example'));
  insights.clicked({objectID: 'a', url: '/a/#part', ...fields});
  vi.advanceTimersByTime(29_999);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent.slice(1).flatMap((request) => request.events)).toMatchObject(
    events.map((event) => ({eventType: 'conversion', ...event})),
  );
});
