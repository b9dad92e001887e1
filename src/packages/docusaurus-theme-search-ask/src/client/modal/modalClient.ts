import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import type {
  HierarchyLevel,
  HighlightedRecord,
  SearchEngine,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from '../../engine/index.js';
import {escapeHtml} from '../../engine/escapeHtml.js';
import {parseMarked} from '../parseMarked.js';

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Headings = Readonly<Partial<Record<HierarchyLevel, string | null>>>;

function onlyMarks(value: string): string {
  return parseMarked(value)
    .map(({text, marked}) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

function cleanRecord(
  record: HighlightedRecord | undefined,
  section: string,
  escaped: Headings,
  content: string | null,
) {
  const marked = Object.entries(record?.hierarchy ?? {}).map(([level, value]) => [
    level,
    {...value, value: onlyMarks(value.value)},
  ]);
  const plain = Object.entries(escaped).map(([level, value]) => [level, {value: value ?? ''}]);
  const shown = record?.content ? onlyMarks(record.content.value) : content;
  return {
    // The modal shows the section as text, not as markup.
    hierarchy: {...Object.fromEntries([...plain, ...marked]), lvl0: {value: section}},
    ...(shown === null ? {} : {content: {...record?.content, value: shown}}),
  };
}

/** The deepest heading of a hit. The modal remembers headings that were chosen, but no passages. */
function typeOf({type, hierarchy}: SearchHit): SearchHit['type'] {
  return type === 'content' ? (HEADINGS.findLast((level) => hierarchy[level]) ?? 'content') : type;
}

/**
 * A hit as DocSearch's modal takes it. The modal sets the hits that it remembers as markup: hence all
 * texts leave here escaped, with `<mark>` for the only tag, whatever an engine says.
 */
export function toModalHit({further: _, ...hit}: SearchHit): DocSearchHit {
  const section = hit.hierarchy.lvl0;
  const headings = Object.fromEntries(
    HEADINGS.map((level) => {
      const text = hit.hierarchy[level];
      return [level, text ? escapeHtml(text) : null];
    }),
  );
  const content = hit.content ? escapeHtml(hit.content) : null;
  return {
    ...hit,
    type: typeOf(hit),
    hierarchy: {...headings, lvl0: section},
    content,
    _highlightResult: cleanRecord(hit._highlightResult, section, headings, content),
    _snippetResult: cleanRecord(hit._snippetResult, section, headings, content),
  } as unknown as DocSearchHit;
}

/** Receives the response to the newest query; undefined after a failure. */
export type OnOutcome = (response: SearchResponse | undefined) => void;

interface ModalRequest {
  readonly query: string;
  readonly indexName: string;
  readonly hitsPerPage?: number;
  readonly facetFilters?: unknown;
  readonly attributesToSnippet?: readonly string[];
}

function toRequest(request: ModalRequest): SearchRequest {
  const {query, indexName, hitsPerPage, facetFilters, attributesToSnippet = []} = request;
  const words = attributesToSnippet.join(' ').match(/\bcontent:(\d+)/)?.[1];
  return {
    query,
    indexName,
    ...(hitsPerPage ? {hitsPerPage} : {}),
    ...(facetFilters ? {facetFilters} : {}),
    ...(words ? {snippetWords: Number(words)} : {}),
  };
}

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
  engine: SearchEngine,
  original: DocSearchTransformClient,
  onOutcome: OnOutcome,
): DocSearchTransformClient {
  let newest: Promise<SearchResponse | undefined> | undefined;
  let running: AbortController | undefined;
  async function ask(request: SearchRequest): Promise<SearchResponse | undefined> {
    running?.abort();
    running = new AbortController();
    try {
      const {results} = await engine.search([request], running.signal);
      return results[0];
    } catch {
      return undefined;
    }
  }
  /** The answer to the newest question of those asked until there is one. */
  async function answerFrom(asked: typeof newest): Promise<SearchResponse | undefined> {
    const response = await asked;
    return asked === newest ? response : answerFrom(newest);
  }
  async function search({requests}: {readonly requests: readonly ModalRequest[]}) {
    const own = ask(toRequest(requests[0] as ModalRequest));
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
