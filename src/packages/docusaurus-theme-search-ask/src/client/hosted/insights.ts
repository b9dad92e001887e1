import type {SearchHit, SearchResponse} from '../../engine/index.js';
import type {AlgoliaOptions} from '../../settings.js';

/** Milliseconds that hits must be visible to be reported. */
const DELAY = 400;
/** Milliseconds on the page of a hit after which the search counts as a success. */
const READING_TIME = 30_000;

/** Functions that report events to Algolia. */
export interface Insights {
  /** Reports hits that have been visible for 400 ms. */
  viewed(response: Pick<SearchResponse, 'hits'> | undefined): void;
  /** Reports a chosen hit, and a conversion if the reader stays on its page for 30 s. */
  clicked(hit: Pick<SearchHit, 'objectID' | 'url' | '__queryID' | '__position'>): void;
}

/**
 * Returns functions that report to Algolia which hits were seen, chosen and read. DocSearch's own
 * plugin fetches a script from another host, misses clicks on the first hit, and does not cover the
 * search page. The reader's token is random, lasts as long as the page and is not stored.
 */
export function createInsights({appId, apiKey, indexName: index}: AlgoliaOptions): Insights {
  const userToken = `anonymous-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const credentials = new URLSearchParams({
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': apiKey,
  });
  const url = `https://insights.algolia.io/1/events?${credentials.toString()}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readingTimer: ReturnType<typeof setTimeout> | undefined;
  function sendEvents(events: readonly object[]): void {
    const body = {events: events.map((event) => ({...event, index, userToken}))};
    navigator.sendBeacon(url, JSON.stringify(body));
  }
  return {
    viewed(response) {
      clearTimeout(timer);
      const ids = response?.hits.map((hit) => hit.objectID) ?? [];
      if (ids.length === 0) {
        return;
      }
      // Algolia allows at most 20 hits per event; a response has no more.
      const event = {eventType: 'view', eventName: 'Items Viewed', objectIDs: ids};
      timer = setTimeout(() => sendEvents([event]), DELAY);
    },
    clicked({objectID, url: address, __queryID: queryID, __position: position}) {
      const search = queryID && position ? {queryID, positions: [position]} : {};
      const objectIDs = [objectID];
      sendEvents([{eventType: 'click', eventName: 'Item Selected', objectIDs, ...search}]);
      clearTimeout(readingTimer);
      readingTimer = setTimeout(() => {
        if (new URL(address, location.href).pathname === location.pathname) {
          const query = queryID ? {queryID} : {};
          sendEvents([{eventType: 'conversion', eventName: 'Page Read', objectIDs, ...query}]);
        }
      }, READING_TIME);
    },
  };
}
