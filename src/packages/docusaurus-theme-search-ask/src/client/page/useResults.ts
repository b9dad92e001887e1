import {useCallback, useEffect, useReducer, useRef} from 'react';
import {useInsights, useSearchIndex} from '../searchEngine.js';
import type {Results} from './results.js';
import {NO_RESULTS, withoutResponse, withResponse} from './results.js';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 30;
/** Maximum number of hits on the same page of the site. */
const PLACES_PER_PAGE = 3;
/** Milliseconds after which a request counts as stalled. */
const STALLED_AFTER = 300;

/** Returns the results of a query, page by page. Older responses never replace newer ones. */
export function useResults(query: string) {
  const search = useSearchIndex();
  const insights = useInsights();
  const [results, change] = useReducer(
    (before: Results, update: (before: Results) => Results) => update(before),
    NO_RESULTS,
  );
  const running = useRef<AbortController>(null);
  // Keeps a trailing space, which means that the last word is complete.
  const trimmedQuery = query.trimStart();

  const ask = useCallback(
    async (page: number) => {
      running.current?.abort();
      if (trimmedQuery === '') {
        change(() => NO_RESULTS);
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      const {signal} = controller;
      change((before) => ({...before, status: 'loading', requestedPage: page}));
      const timer = setTimeout(
        () => change((before) => withoutResponse(before, 'stalled')),
        STALLED_AFTER,
      );
      signal.addEventListener('abort', () => clearTimeout(timer));
      try {
        const request = {
          query: trimmedQuery,
          page,
          hitsPerPage: HITS_PER_PAGE,
          snippetWords: SNIPPET_WORDS,
          placesPerPage: PLACES_PER_PAGE,
        };
        const [response] = await search([request], signal);
        if (!signal.aborted && response) {
          change((before) => withResponse(before, trimmedQuery.trim(), response));
          insights?.viewed(response);
        }
      } catch {
        if (!signal.aborted) {
          change((before) => withoutResponse(before, 'error'));
        }
      } finally {
        clearTimeout(timer);
      }
    },
    [search, insights, trimmedQuery],
  );

  useEffect(() => {
    void ask(0);
    return () => running.current?.abort();
  }, [ask]);

  return {
    results,
    retry: () => void ask(results.requestedPage),
    loadMore: () => void ask((results.found?.page ?? -1) + 1),
  };
}
