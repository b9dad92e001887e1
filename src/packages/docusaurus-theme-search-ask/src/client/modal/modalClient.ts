import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {escapeHtml} from '../../engine/escapeHtml.js';
import type {Search, SearchHit, SearchResponse} from '../../engine/index.js';

/** About two lines of a row. */
const SNIPPET_WORDS = 24;
const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The deepest heading of a hit. The modal remembers headings that were chosen, but no passages. */
function typeOf({type, hierarchy}: SearchHit): SearchHit['type'] {
  return type === 'content' ? (HEADINGS.findLast((level) => hierarchy[level]) ?? 'content') : type;
}

/** A hit as DocSearch's modal takes it: it sets the texts of hits that it remembers as markup. */
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

/** Receives the response to the newest query; undefined after a failure. */
export type OnOutcome = (response: SearchResponse | undefined) => void;

/**
 * Stands in for DocSearch's own client and asks the site's engine.
 *
 * - It never rejects. The modal resets its own error state in the moment it is set, and lets the
 *   error go on to the window; failures are reported to `onOutcome` instead, and the modal gets an
 *   empty answer.
 * - A question that a newer one has overtaken gets the newer one's answer, so that neither list nor
 *   count ever go back to an older query.
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
  /** The answer to the newest question of those asked until there is one. */
  async function answerFrom(asked: typeof newest): Promise<SearchResponse | undefined> {
    const response = await asked;
    return asked === newest ? response : answerFrom(newest);
  }
  async function search({requests: [request]}: {readonly requests: readonly {query: string}[]}) {
    const own = start(request?.query ?? '');
    newest = own;
    const response = await answerFrom(own);
    if (own === newest) {
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
