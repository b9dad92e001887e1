import {useCallback, useEffect, useReducer, useRef} from 'react';
import {useInsights, useSearchIndex} from '../searchEngine.js';
import type {Results} from './results.js';
import {NO_RESULTS, resultsReducer} from './results.js';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 30;
const PLACES_PER_PAGE = 3;
const STALLED_AFTER = 300;

interface Asking {
  readonly results: Results;
  /** Asks again after a failure. */
  readonly retry: () => void;
  readonly loadMore: () => void;
}

/** The engine's answers to a query, page by page; an older answer never replaces a newer. */
export function useResults(query: string): Asking {
  const search = useSearchIndex();
  const insights = useInsights();
  const [results, dispatch] = useReducer(resultsReducer, NO_RESULTS);
  const running = useRef<AbortController>(null);
  // A space after the last word says that it is complete.
  const wanted = query.trimStart();

  const ask = useCallback(
    async (page: number) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const {signal} = controller;
      dispatch({type: 'ask', page});
      const timer = setTimeout(() => dispatch({type: 'stall'}), STALLED_AFTER);
      signal.addEventListener('abort', () => clearTimeout(timer));
      try {
        const request = {
          query: wanted,
          page,
          hitsPerPage: HITS_PER_PAGE,
          snippetWords: SNIPPET_WORDS,
          placesPerPage: PLACES_PER_PAGE,
        };
        const [response] = await search([request], signal);
        if (!signal.aborted && response) {
          dispatch({type: 'answer', query: wanted.trim(), response});
          insights?.viewed(response);
        }
      } catch {
        if (!signal.aborted) {
          dispatch({type: 'fail'});
        }
      } finally {
        clearTimeout(timer);
      }
    },
    [search, insights, wanted],
  );

  useEffect(() => {
    if (wanted === '') {
      dispatch({type: 'clear'});
    } else {
      void ask(0);
    }
    return () => running.current?.abort();
  }, [ask, wanted]);

  return {
    results,
    retry: () => void ask(results.asked),
    loadMore: () => void ask((results.found?.page ?? -1) + 1),
  };
}
