import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import type {Search, SearchHit, SearchRequest, SearchResponse} from '../../engine/index.js';
import {escapeHtml} from './escapeHtml.js';

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The properties of DocSearch's requests that are used here. */
interface ModalRequest {
  readonly query: string;
  /** Maximum words in snippets: DocSearch asks for `content:10`, and for `content:5` on narrow screens. */
  readonly attributesToSnippet?: readonly string[];
}

function toRequest({query, attributesToSnippet = []}: ModalRequest): SearchRequest {
  const words = /\bcontent:(\d+)/.exec(attributesToSnippet.join(' '))?.[1];
  return {query, snippetWords: words === undefined ? undefined : Number(words)};
}

/**
 * Returns the type of a hit for the modal. DocSearch does not store passages (`content`) in its history
 * of searches, so a passage gets the type of its deepest heading.
 */
function typeOf({type, hierarchy}: SearchHit): SearchHit['type'] {
  return type === 'content' ? (HEADINGS.findLast((level) => hierarchy[level]) ?? 'content') : type;
}

/** Returns a hit with escaped texts, because DocSearch's modal shows texts from its history as HTML. */
export function toModalHit({further: _, ...hit}: SearchHit): DocSearchHit {
  // The modal shows the section (`lvl0`) as text, so it must not be escaped.
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
 * Returns the name under which DocSearch stores recent searches. It contains the base URL, because
 * several sites or languages of one host share local storage.
 */
export function historyName(indexName: string, baseUrl: string): string {
  return indexName + baseUrl.replace(/\/$/, '');
}

/** Returns the hits in a stored text that DocSearch can show; an empty list if it is not valid JSON. */
function readHits(text: string): Partial<DocSearchHit>[] {
  try {
    return (JSON.parse(text) as (Partial<DocSearchHit> | null)[]).flatMap((hit) =>
      hit && typeof hit.url === 'string' && hit.hierarchy instanceof Object ? [hit] : [],
    );
  } catch {
    return [];
  }
}

/**
 * Removes damaged entries from the searches that DocSearch has stored, because they would make its modal
 * fail.
 */
export function repairHistory(name: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${name}`;
    try {
      const text = localStorage.getItem(key);
      if (text !== null) {
        localStorage.setItem(key, JSON.stringify(readHits(text)));
      }
    } catch {
      // Without access to local storage, there is no history.
    }
  }
}

/**
 * Returns a replacement for DocSearch's client that asks the site's engine.
 *
 * - It never rejects: the modal would hide the error at once, and the window would get an unhandled
 *   rejection. Failures go to `onOutcome` instead, and the modal gets an empty answer.
 * - A superseded query is never answered, so that the list and count never show an older query.
 *
 * @param onOutcome receives the response to the newest query; undefined after a failure
 */
export function createModalClient(
  ask: Search,
  original: DocSearchTransformClient,
  onOutcome: (response: SearchResponse | undefined) => void,
): DocSearchTransformClient {
  let running: AbortController | undefined;
  async function search({requests: [request]}: {readonly requests: readonly ModalRequest[]}) {
    running?.abort();
    running = new AbortController();
    const {signal} = running;
    const [response] = await ask([toRequest(request ?? {query: ''})], signal).catch(() => []);
    if (signal.aborted) {
      return new Promise(() => {});
    }
    onOutcome(response);
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
