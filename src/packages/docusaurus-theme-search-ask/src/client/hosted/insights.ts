import type {SearchResponse} from '../../engine/index.js';
import type {AlgoliaOptions} from '../../settings.js';

/** Milliseconds that hits must be visible to be reported. */
const DELAY = 400;
/** Maximum number of hits in an event. */
const BATCH = 20;
/** Milliseconds on the page of a hit after which the search counts as a success. */
const READING_TIME = 30_000;

/** Fields of a hit that events need. */
export interface HitEvent {
  readonly objectID: string;
  readonly url: string;
  readonly __queryID?: string;
  readonly __position?: number;
}

/** Functions that report events to Algolia. */
export interface Insights {
  /** Reports hits that have been visible for 400 ms. */
  viewed(response: Pick<SearchResponse, 'hits'> | undefined): void;
  /** Reports a chosen hit, and a conversion if the reader stays on its page for 30 s. */
  clicked(hit: HitEvent): void;
}

type Send = (url: string, body: string) => void;

function beacon(url: string, body: string): void {
  navigator.sendBeacon(url, body);
}

function randomToken(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return `anonymous-${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns functions that report to Algolia which hits were seen, chosen and read. DocSearch's own
 * plugin fetches a script from another host and misses clicks on the first hit, and does not cover
 * the search page. The reader's token is random, lasts as long as the page and is not stored.
 */
export function createInsights(settings: AlgoliaOptions, send: Send = beacon): Insights {
  const {appId, apiKey, indexName: index} = settings;
  const userToken = randomToken();
  const query = new URLSearchParams({
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': apiKey,
  });
  const url = `https://insights.algolia.io/1/events?${query.toString()}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readingTimer: ReturnType<typeof setTimeout> | undefined;
  function sendEvents(events: readonly object[]): void {
    send(url, JSON.stringify({events: events.map((event) => ({...event, index, userToken}))}));
  }
  return {
    viewed(response) {
      clearTimeout(timer);
      const ids = response?.hits.map((hit) => hit.objectID) ?? [];
      if (ids.length === 0) {
        return;
      }
      timer = setTimeout(() => {
        const batches = Array.from({length: Math.ceil(ids.length / BATCH)}, (_, number) =>
          ids.slice(number * BATCH, (number + 1) * BATCH),
        );
        sendEvents(
          batches.map((objectIDs) => ({eventType: 'view', eventName: 'Items Viewed', objectIDs})),
        );
      }, DELAY);
    },
    clicked({objectID, url: address, __queryID: queryID, __position: position}) {
      const search = queryID && position ? {queryID, positions: [position]} : {};
      sendEvents([
        {eventType: 'click', eventName: 'Item Selected', objectIDs: [objectID], ...search},
      ]);
      clearTimeout(readingTimer);
      readingTimer = setTimeout(() => {
        if (new URL(address, location.href).pathname === location.pathname) {
          const query = queryID ? {queryID} : {};
          sendEvents([
            {eventType: 'conversion', eventName: 'Page Read', objectIDs: [objectID], ...query},
          ]);
        }
      }, READING_TIME);
    },
  };
}
