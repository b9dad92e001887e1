import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {escapeHtml} from '../../engine/escapeHtml.js';
import type {Search, SearchHit, SearchResponse} from '../../engine/index.js';

/** Number of words in a snippet, about two lines. */
const SNIPPET_WORDS = 24;
const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Returns the type of a hit's deepest heading: the modal's history has headings, but no passages. */
function typeOf({type, hierarchy}: SearchHit): SearchHit['type'] {
  return type === 'content' ? (HEADINGS.findLast((level) => hierarchy[level]) ?? 'content') : type;
}

/** Returns a hit with escaped texts, because DocSearch's modal shows texts from its history as HTML. */
export function toModalHit({further: _, ...hit}: SearchHit): DocSearchHit {
  const {lvl0, ...headings} = hit.hierarchy;
  const escaped = Object.entries(headings).map(([level, text]) => [
    level,
    text && escapeHtml(text),
  ]);
  return {
    ...hit,
    type: typeOf(hit),
    hierarchy: {...Object.fromEntries(escaped), lvl0},
    content: hit.content && escapeHtml(hit.content),
  } as unknown as DocSearchHit;
}

/**
 * Returns the index name for DocSearch, which stores recent searches by it. Sites and languages with
 * different base URLs share local storage, but not their pages.
 */
export function historyName(indexName: string, baseUrl: string): string {
  return indexName + baseUrl.replace(/\/$/, '');
}

/** Receives the response to the newest query; undefined after a failure. */
export type OnOutcome = (response: SearchResponse | undefined) => void;

/**
 * Returns a replacement for DocSearch's client that asks the site's engine.
 *
 * - It never rejects: the modal would reset its error state at once and report the error to the window.
 *   Failures go to `onOutcome` instead, and the modal gets an empty answer.
 * - A superseded query gets the response to the newest one, so that the list and count never
 *   show an older query.
 */
export function createModalClient(
  ask: Search,
  original: DocSearchTransformClient,
  onOutcome: OnOutcome,
): DocSearchTransformClient {
  let newest: Promise<SearchResponse | undefined> | undefined;
  let running: AbortController | undefined;
  async function start(query: string): Promise<SearchResponse | undefined> {
    running?.abort();
    running = new AbortController();
    try {
      const [response] = await ask([{query, snippetWords: SNIPPET_WORDS}], running.signal);
      return response;
    } catch {
      return undefined;
    }
  }
  /** Waits for the response to a query, or to the newest one if the query is superseded. */
  async function newestResponse(pending: typeof newest): Promise<SearchResponse | undefined> {
    const response = await pending;
    return pending === newest ? response : newestResponse(newest);
  }
  async function search({requests: [request]}: {readonly requests: readonly {query: string}[]}) {
    const current = start(request?.query ?? '');
    newest = current;
    const response = await newestResponse(current);
    if (current === newest) {
      onOutcome(response);
    }
    return {
      results: [
        {...response, hits: (response?.hits ?? []).map(toModalHit), nbHits: response?.nbHits ?? 0},
      ],
    };
  }
  return {
    addAlgoliaAgent: original.addAlgoliaAgent,
    transporter: original.transporter,
    search: search as unknown as DocSearchTransformClient['search'],
  };
}
