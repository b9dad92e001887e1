import {headingPath} from './format';
import {highlight} from './highlight';
import type {WordsOf} from './highlight';
import {stemsOf} from './language';
import {lookAgain} from './lookAgain';
import type {TextIndex} from './openIndex';
import {parseQuery, stressOf} from './parseQuery';
import type {Found, RankedPage} from './rank';
import {find, pagesWith} from './rank';
import type {Place} from './records';
import {recordAt} from './records';
import type {
  HierarchyLevel,
  HighlightedRecord,
  SearchHit,
  SearchRecord,
  SearchRequest,
  SearchResponse,
} from './searchTypes';
import {tokenize} from './tokenize';
import type {PageHead, PageText} from './types';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 10;
/** Places of one page among the hits. */
const MAX_PLACES = 3;

/** A hit before its text is there: the best place of a page, or the next best one. */
interface Candidate {
  readonly page: RankedPage;
  readonly rank: number;
}

const NO_TEXT: PageText = {description: '', headings: [], blocks: []};

function wordsIn(text: string, wordsOf: WordsOf): Set<number> {
  return new Set(tokenize(text).flatMap(wordsOf));
}

/** The places of a page that a query finds, best first. */
function placesOf(
  {page, blocks}: RankedPage,
  head: PageHead,
  text: PageText,
  {words, core}: Found,
  wordsOf: WordsOf,
): Place[] {
  const own = wordsIn(head.title, wordsOf);
  const first = core.pages[page]?.firstBlock ?? 0;
  const isTitle = words.length > 0 && own.size === words.length;
  const headings = text.headings
    .filter((heading) => {
      const path = headingPath(text, heading.anchor).map((above) => above.text);
      const inHeading = wordsIn(heading.text, wordsOf);
      const inPath = wordsIn([head.title, ...path].join('\n'), wordsOf);
      // A heading that adds nothing to the title is no better a place.
      return inPath.size === words.length && [...inHeading].some((word) => !own.has(word));
    })
    .sort((one, other) => wordsIn(other.text, wordsOf).size - wordsIn(one.text, wordsOf).size);
  const found: Place[] = [
    ...(isTitle || blocks.length === 0 ? [{kind: 'page'} as const] : []),
    ...headings.map(({anchor}) => ({kind: 'heading', anchor}) as const),
    ...blocks.flatMap(({block}) => {
      const number = block - first;
      const content = text.blocks[number];
      return content ? [{kind: 'block', block: content, number} as const] : [];
    }),
  ];
  return found.length > 0 ? found.slice(0, MAX_PLACES) : [{kind: 'page'}];
}

function highlightRecord(
  record: SearchRecord,
  wordsOf: WordsOf,
  snippetWords?: number,
): HighlightedRecord {
  const show = (text: string) => ({value: highlight(text, wordsOf, snippetWords)});
  const levels = Object.entries(record.hierarchy).flatMap(([level, text]) =>
    text === null ? [] : [[level as HierarchyLevel, show(text)] as const],
  );
  return {
    hierarchy: Object.fromEntries(levels),
    ...(record.content === null ? {} : {content: show(record.content)}),
  };
}

/** The words of the query that no page of these has. */
function missingWords({words, matches, core}: Found, pages: readonly RankedPage[]): string[] {
  return words.flatMap(({word}, place) => {
    const match = matches[place];
    const having = match && pagesWith(match, core);
    return pages.some(({page}) => having?.has(page)) ? [] : [word];
  });
}

/**
 * Every page once by its best place, then the further places of the pages, in their order. Only so
 * many are kept as a reader would ask for.
 */
function candidates(pages: readonly RankedPage[]): Candidate[] {
  return Array.from({length: MAX_PLACES}, (_, rank) => rank).flatMap((rank) =>
    pages.filter(({blocks}) => rank === 0 || blocks.length > rank).map((page) => ({page, rank})),
  );
}

/**
 * The hits of a query in Algolia's shape, one page of them, with their texts.
 *
 * @throws IndexUnavailable when nothing can be answered; asking again fetches again
 */
export async function searchHits(
  index: TextIndex,
  request: SearchRequest,
): Promise<SearchResponse> {
  const {language} = await index.core();
  const query = parseQuery(request.query, true, language);
  const found = await lookAgain(
    index,
    await find(index, query, {stressOf: (word) => stressOf(word, language)}),
    request.query,
    query.phrases,
  );
  const {core, matches} = found;
  const known = new Map<string, readonly number[]>();
  const wordsOf: WordsOf = (token) => {
    const answered = known.get(token.word);
    if (answered) {
      return answered;
    }
    const forms = [token.term, ...stemsOf(language, token)];
    const words = matches.flatMap(({terms}, word) =>
      forms.some((form) => terms.has(form)) ? [word] : [],
    );
    known.set(token.word, words);
    return words;
  };
  const {page = 0, hitsPerPage = HITS_PER_PAGE, snippetWords = SNIPPET_WORDS} = request;
  const first = page * hitsPerPage;
  const all = candidates(found.pages);
  const hits = await Promise.all(
    all.slice(first, first + hitsPerPage).map(async ({page: ranked, rank}, place) => {
      const head = core.pages[ranked.page] as PageHead;
      const text = await index.text(core, ranked.page).catch(() => NO_TEXT);
      const places = placesOf(ranked, head, text, found, wordsOf);
      const record = recordAt(head, text, places[rank] ?? {kind: 'page'});
      return {
        ...record,
        _highlightResult: highlightRecord(record, wordsOf),
        _snippetResult: highlightRecord(record, wordsOf, snippetWords),
        __position: first + place + 1,
      } satisfies SearchHit;
    }),
  );
  const without = missingWords(found, found.pages.slice(0, HITS_PER_PAGE));
  return {
    hits,
    nbHits: all.length,
    page,
    nbPages: Math.ceil(all.length / hitsPerPage),
    ...(without.length > 0 && all.length > 0 ? {without} : {}),
  };
}
