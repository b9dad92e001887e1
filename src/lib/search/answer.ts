import type {Found} from './findPlaces';
import {highlight, wordsIn} from './highlight';
import type {IndexFiles} from './IndexFiles';
import type {PageSource} from './pageSource';
import type {Place} from './pickPlaces';
import type {PageHead} from './readIndex';
import {recordOf} from './recordsOfPage';
import type {
  HierarchyLevel,
  HighlightedRecord,
  SearchHit,
  SearchRecord,
  SearchRequest,
  SearchResponse,
} from './types';

const HITS_PER_PAGE = 20;
const MOST_HITS_PER_PAGE = 100;
const SNIPPET_WORDS = 10;

/** A page without its texts can still be shown by its title. */
function titleOnly(head: PageHead): PageSource {
  return {...head, parts: [{level: 1, anchor: null, heading: head.title, passages: []}]};
}

/** The passage that answers most of the query, the first of equals. */
function bestPassage(passages: readonly string[], {marks}: Found): number {
  const counts = passages.map((passage) => wordsIn(passage, marks).size);
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

async function recordAt(files: IndexFiles, found: Found, place: Place): Promise<SearchRecord> {
  const {core} = found;
  const head = core.pages[place.page] as PageHead;
  if (place.kind === 'heading' && place.part === 0) {
    return recordOf(titleOnly(head), 0, null);
  }
  try {
    const page = await files.texts(core, place.page);
    const passages = page.parts[place.part]?.passages ?? [];
    const isHeading = place.kind === 'heading' || passages.length === 0;
    return recordOf(page, place.part, isHeading ? null : bestPassage(passages, found));
  } catch {
    return recordOf(titleOnly(head), 0, null);
  }
}

function highlightRecord(record: SearchRecord, found: Found, snippetWords?: number) {
  const show = (text: string) => highlight(text, found.marks, found.words, snippetWords);
  const levels = Object.entries(record.hierarchy).flatMap(([level, text]) =>
    text === null ? [] : [[level as HierarchyLevel, show(text)] as const],
  );
  const highlighted: HighlightedRecord = {
    hierarchy: Object.fromEntries(levels),
    ...(record.content === null ? {} : {content: show(record.content)}),
  };
  return highlighted;
}

/** 32 hexadecimal digits, as Algolia's, the same for the same query. */
function queryIdOf(query: string): string {
  const words = [2166136261, 374761393, 668265263, 2246822519].map((seed) => {
    let hash = seed;
    for (let index = 0; index < query.length; index += 1) {
      hash = Math.imul(hash ^ query.charCodeAt(index), 16777619);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return words.join('');
}

function wholeNumber(value: number | undefined, otherwise: number, most: number): number {
  return value === undefined || !Number.isFinite(value)
    ? otherwise
    : Math.min(Math.max(Math.floor(value), 0), most);
}

/** Algolia's answer for what was found: one page of it, with its texts. */
export async function answer(
  files: IndexFiles,
  request: SearchRequest,
  found: Found,
  start: number,
): Promise<SearchResponse> {
  const hitsPerPage = wholeNumber(request.hitsPerPage, HITS_PER_PAGE, MOST_HITS_PER_PAGE);
  const page = wholeNumber(request.page, 0, Number.MAX_SAFE_INTEGER);
  const first = page * hitsPerPage;
  const queryID = queryIdOf(request.query);
  const places = found.places.slice(first, first + hitsPerPage);
  const records = await Promise.all(places.map((place) => recordAt(files, found, place)));
  const seen = new Set<string>();
  const hits = records.flatMap((record, index): SearchHit[] => {
    if (seen.has(record.objectID)) {
      return [];
    }
    seen.add(record.objectID);
    const hit = {
      ...record,
      _highlightResult: highlightRecord(record, found),
      _snippetResult: highlightRecord(record, found, request.snippetWords ?? SNIPPET_WORDS),
      __position: first + index + 1,
      __queryID: queryID,
    };
    return [hit];
  });
  const safeQuery = request.query.replace(/\p{Surrogate}/gu, '\u{fffd}');
  return {
    hits,
    nbHits: found.places.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.places.length / hitsPerPage),
    hitsPerPage,
    query: request.query,
    params: `query=${encodeURIComponent(safeQuery)}&page=${page}&hitsPerPage=${hitsPerPage}`,
    index: request.indexName,
    queryID,
    exhaustiveNbHits: found.complete,
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
  };
}
