import {groupBy} from './groupBy.js';
import {blockText, headingPath} from './format.js';
import {pagesWith} from './findTerms.js';
import {highlight} from './highlight.js';
import type {WordIndicesOf} from './language.js';
import {wordFinder} from './language.js';
import {rerank} from './rerank.js';
import type {TextIndex} from './openIndex.js';
import {parseQuery} from './parseQuery.js';
import type {Ranking, RankedPage} from './rank.js';
import {find} from './rank.js';
import type {Place} from './records.js';
import {recordAt} from './records.js';
import {isGrammar} from './scripts.js';
import type {SearchHit, SearchRecord, SearchRequest, SearchResponse} from './searchTypes.js';
import {tokenize} from './tokenize.js';
import type {PageHead, PageText} from './types.js';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 10;
/** Minimum score of a page's further passages, as a share of its best passage's score. */
const MIN_RELATIVE_SCORE = 0.5;

const NO_TEXT: PageText = {description: '', headings: [], blocks: []};

/** Returns the indices of the query's words that a text contains. */
function wordsIn(text: string, wordsOf: WordIndicesOf): Set<number> {
  return new Set(tokenize(text).flatMap(wordsOf));
}

/**
 * Returns a function that returns the word finder of a page. A word that is still being typed also
 * matches longer words, but they are not marked on pages that have the typed word itself.
 */
function wordsOnPages({matches, core}: Ranking): (page: number) => WordIndicesOf {
  const withLonger = wordFinder(matches, core.language);
  const withoutLonger = wordFinder(
    matches.map((match) => match.withoutLonger ?? match),
    core.language,
  );
  // Only the word that is still being typed has `withoutLonger`.
  const typed = matches.find((match) => match.withoutLonger)?.withoutLonger;
  const pages = typed && pagesWith(typed, core);
  return (page) => (pages?.has(page) ? withoutLonger : withLonger);
}

/** Returns the passages of a page that match the query, best first, except much worse ones. */
function blocksOf({blocks}: RankedPage, {firstBlock}: PageHead, text: PageText) {
  const minScore = MIN_RELATIVE_SCORE * (blocks[0]?.score ?? 0);
  return blocks.flatMap(({block: id, score}) => {
    const number = id - firstBlock;
    const block = text.blocks[number];
    return block && score >= minScore ? [{anchor: block.anchor, block, number}] : [];
  });
}

/**
 * True if the heading or text at a place has a word of the query. A match in the block's `questions` does
 * not count, because they are indexed, but not shown.
 */
function showsWords({anchor, block}: Place, text: PageText, wordsOf: WordIndicesOf): boolean {
  const heading = headingPath(text, anchor).at(-1)?.text ?? '';
  const passage = block ? blockText(block) : '';
  return wordsIn(`${heading}\n${passage}`, wordsOf).size > 0;
}

/** Returns the places of a page that match the query, best first, at most one per section. */
function placesOf(
  ranked: RankedPage,
  head: PageHead,
  text: PageText,
  {words}: Ranking,
  wordsOf: WordIndicesOf,
  maxPlaces: number,
): Place[] {
  const titleWords = wordsIn(head.title, wordsOf);
  const blocks = blocksOf(ranked, head, text);
  const titleHasAllWords = words.length > 0 && titleWords.size === words.length;
  const headings = text.headings
    .filter((heading) => {
      // A heading whose words are all in the title is not a better place than the page itself.
      if (Array.from(wordsIn(heading.text, wordsOf)).every((word) => titleWords.has(word))) {
        return false;
      }
      const path = headingPath(text, heading.anchor).map((above) => above.text);
      return wordsIn([head.title, ...path].join('\n'), wordsOf).size === words.length;
    })
    .sort((a, b) => wordsIn(b.text, wordsOf).size - wordsIn(a.text, wordsOf).size)
    .map(({anchor}): Place => {
      // A hit on a passage also shows its heading, so a passage is preferred, ideally without code.
      const below = blocks.filter((block) => block.anchor === anchor);
      const prose = below.find(({block: {kind}}) => kind !== 'code' && kind !== 'output');
      return prose ?? below[0] ?? {anchor};
    });
  const page: Place = {anchor: null};
  const places = [...(titleHasAllWords ? [page] : []), ...headings, ...blocks];
  const sections = groupBy(places, ({anchor}) => anchor);
  const [best = page, ...others] = Array.from(sections.values()).flatMap(([first]) => first ?? []);
  const chosen = [best];
  for (const place of others) {
    if (chosen.length < maxPlaces && showsWords(place, text, wordsOf)) {
      chosen.push(place);
    }
  }
  return chosen;
}

/** Returns the highlighted headings and text of a record. The section (`lvl0`) has no highlights. */
function highlightedTexts(
  record: SearchRecord,
  wordsOf: WordIndicesOf,
  snippetWords: number,
): Pick<SearchHit, '_highlightResult' | '_snippetResult'> {
  const {
    hierarchy: {lvl0: _, ...headings},
    content,
  } = record;
  const levels = Object.entries(headings).flatMap(([level, text]) =>
    text === null ? [] : [[level, {value: highlight(text, wordsOf)}] as const],
  );
  return {
    _highlightResult: {hierarchy: Object.fromEntries(levels)},
    _snippetResult:
      content === null ? {} : {content: {value: highlight(content, wordsOf, snippetWords)}},
  };
}

/** Returns the words of a query that are on none of these pages; leaves out grammatical pairs of characters. */
function missingWords({words, matches, core}: Ranking, pages: readonly RankedPage[]): string[] {
  const pagesOfWords = matches.map((match) => pagesWith(match, core));
  return words
    .map(({word}) => word)
    .filter(
      (word, index) => !isGrammar(word) && !pages.some(({page}) => pagesOfWords[index]?.has(page)),
    );
}

/**
 * Returns one page of a query's hits in Algolia's format. Each hit is the best place on a different
 * page of the site, with the page's other places in `further`.
 *
 * @throws IndexUnavailable if the index cannot be fetched; the next call fetches it again
 */
export async function searchHits(
  index: TextIndex,
  request: SearchRequest,
): Promise<SearchResponse> {
  const core = await index.core(request.context?.versions);
  const query = parseQuery(request.query, {isTyped: true, language: core.language});
  const {
    page = 0,
    hitsPerPage = HITS_PER_PAGE,
    snippetWords = SNIPPET_WORDS,
    placesPerPage = 1,
  } = request;
  const first = page * hitsPerPage;
  const wanted = Math.max(HITS_PER_PAGE, first + hitsPerPage);
  const found = await find(index, core, query);
  const ranking = await rerank(index, found, request.query, query.phrases, wanted);
  const {pages} = ranking;
  const wordsOn = wordsOnPages(ranking);
  const hits = await Promise.all(
    pages.slice(first, first + hitsPerPage).map(async (ranked, number) => {
      const head = core.pages[ranked.page] as PageHead;
      const text = await index.text(core, ranked.page).catch(() => NO_TEXT);
      const wordsOf = wordsOn(ranked.page);
      const places = placesOf(ranked, head, text, ranking, wordsOf, placesPerPage).map(
        (place): SearchHit => {
          const record = recordAt(head, text, place);
          return {
            ...record,
            ...highlightedTexts(record, wordsOf, snippetWords),
            __position: first + number + 1,
          };
        },
      );
      const [best, ...further] = places as [SearchHit, ...SearchHit[]];
      return further.length === 0 ? best : {...best, further};
    }),
  );
  const missing = missingWords(ranking, pages.slice(0, HITS_PER_PAGE));
  return {
    hits,
    nbHits: pages.length,
    page,
    nbPages: Math.ceil(pages.length / hitsPerPage),
    missingWords: missing.length > 0 && pages.length > 0 ? missing : undefined,
  };
}
