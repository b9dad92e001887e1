import {blockText} from './format.js';
import {pagesWith} from './findWords.js';
import type {Language} from './language.js';
import type {TextIndex} from './openIndex.js';
import type {Ranking, RankedBlock, RankedPage} from './rank.js';
import {charactersOf, hasPaired} from './scripts.js';
import type {Token} from './tokenize.js';
import {tokenize} from './tokenize.js';
import type {PageHead, PageText} from './types.js';

/** Maximum number of pages whose texts are read; each text has about 2.5 kB. */
const MAX_READ = 8;
/**
 * Factor for a page that has the query as its title or as a heading or entry. It gains 4.0 and 0
 * percentage points of correct first hits in the two sets of queries in `rank.ts`, and `PAIRS_BONUS`
 * gains 0.4 and 0.4.
 */
const NAME_FACTOR = 2;
/** Maximum bonus for a page where neighboring words of the query are neighbors. */
const PAIRS_BONUS = 0.5;
/** Number of pages that are searched for a quoted phrase at a time. */
const QUOTED_BATCH = 40;

/** Returns the words of a text, each between spaces, so that a sequence of words can be found in it. */
function toRow(text: string, toWord: (token: Token) => string): string {
  const words = tokenize(text).flatMap((token) => (token.whole ? [] : [toWord(token)]));
  return ` ${words.join(' ')} `;
}

/** A query as rows of stems. */
interface QueryRow {
  readonly all: string;
  /** Pairs of neighboring words of the query, without stop words. */
  readonly pairs: readonly string[];
}

/** Texts of a page as rows of words. */
interface PageRows {
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  readonly blocks: readonly string[];
  /** Titles of entries. */
  readonly entries: readonly string[];
}

/**
 * Returns a function that reads the rows of a page once. Splitting texts into words is most of the
 * work of a keystroke, and keystrokes read mostly the same pages.
 */
function cachedRows(toWord: (token: Token, language: Language) => string) {
  const cache = new WeakMap<PageText, PageRows>();
  return ({title}: PageHead, text: PageText, language: Language): PageRows => {
    const cached = cache.get(text);
    if (cached) {
      return cached;
    }
    const rowOf = (part: string) => toRow(part, (token) => toWord(token, language));
    const {description, headings, blocks} = text;
    const rows = {
      title: rowOf(title),
      description: rowOf(description),
      headings: headings.map((heading) => rowOf(heading.text)),
      blocks: blocks.map((block) => rowOf(blockText(block))),
      entries: blocks.flatMap(({kind, lines}) => (kind === 'entry' ? [rowOf(lines[0] ?? '')] : [])),
    };
    cache.set(text, rows);
    return rows;
  };
}

const rowsOfStems = cachedRows(({word}, {stemOf}) => stemOf(word));
const rowsAsWritten = cachedRows(({term}) => term);

/** Returns the factor for a page: above 1 if it has words of the query in the same order. */
function rowFactor({all, pairs}: QueryRow, {title, headings, blocks, entries}: PageRows): number {
  const hasSeveralWords = all.trim().includes(' ');
  if (
    [title, ...entries].some((row) => row === all || (hasSeveralWords && row.includes(all))) ||
    (hasSeveralWords && headings.includes(all))
  ) {
    return NAME_FACTOR;
  }
  const rows = [title, ...headings, ...blocks];
  const foundPairs = pairs.filter((pair) => rows.some((row) => row.includes(pair)));
  return 1 + (PAIRS_BONUS * foundPairs.length) / Math.max(1, pairs.length);
}

async function readPages(index: TextIndex, {core}: Ranking, pages: readonly RankedPage[]) {
  return Promise.all(
    pages.map(async (page) => ({
      page,
      head: core.pages[page.page] as PageHead,
      // A page whose text cannot be fetched keeps its place.
      text: await index.text(core, page.page).catch(() => undefined),
    })),
  );
}

/** Returns the blocks of a page, those with a quoted phrase first. */
function quotedFirst(
  {firstBlock}: PageHead,
  blocks: readonly RankedBlock[],
  rows: PageRows,
  phrases: readonly string[],
): RankedBlock[] {
  const quoted = rows.blocks.flatMap((row, place): RankedBlock[] => {
    const id = firstBlock + place;
    const ranked = blocks.find(({block}) => block === id) ?? {block: id, score: 0};
    return phrases.some((phrase) => row.includes(phrase)) ? [ranked] : [];
  });
  return [...quoted, ...blocks.filter((block) => !quoted.includes(block))];
}

/**
 * Returns a phrase as a row of words. A single Chinese, Japanese or Korean character at either end
 * may be part of a pair of characters.
 */
function phraseRow(phrase: readonly string[]): string {
  const isCharacter = (word = '') => hasPaired(word) && charactersOf(word, 0).length === 1;
  const [start, end] = [phrase[0], phrase.at(-1)].map((word) => (isCharacter(word) ? '' : ' '));
  return `${start}${phrase.join(' ')}${end}`;
}

/** Returns the pages that may contain all quoted phrases, because they contain all of their words. */
function pagesWithWords(
  {core, words, matches, pages}: Ranking,
  phrases: readonly (readonly string[])[],
): RankedPage[] {
  const quoted = new Set(phrases.flat());
  const pagesOfWords = words.flatMap(({word}, place) => {
    const match = matches[place];
    return match && quoted.has(word) ? [pagesWith(match, core)] : [];
  });
  return pages.filter(({page}) => pagesOfWords.every((pagesOfWord) => pagesOfWord.has(page)));
}

/** Returns the pages that contain all quoted phrases. */
async function pagesWithPhrases(
  index: TextIndex,
  ranking: Ranking,
  phrases: readonly (readonly string[])[],
): Promise<RankedPage[]> {
  const candidates = pagesWithWords(ranking, phrases);
  const rows = phrases.map(phraseRow);
  const found: RankedPage[] = [];
  for (let start = 0; start < candidates.length; start += QUOTED_BATCH) {
    const batch = candidates.slice(start, start + QUOTED_BATCH);
    found.push(...withPhrases(ranking, await readPages(index, ranking, batch), rows));
  }
  return found;
}

/** Returns those of the pages that contain all quoted phrases. */
function withPhrases(
  ranking: Ranking,
  pages: Awaited<ReturnType<typeof readPages>>,
  phrases: readonly string[],
): RankedPage[] {
  return pages.flatMap(({page, head, text}) => {
    if (!text) {
      return [];
    }
    const rows = rowsAsWritten(head, text, ranking.core.language);
    const all = [rows.title, rows.description, ...rows.headings, ...rows.blocks];
    return phrases.every((phrase) => all.some((row) => row.includes(phrase)))
      ? [{...page, blocks: quotedFirst(head, page.blocks, rows, phrases)}]
      : [];
  });
}

/**
 * Ranks the first pages again by their texts: pages with the words in the order of the query gain,
 * and quoted phrases must occur.
 */
export async function rerank(
  index: TextIndex,
  ranking: Ranking,
  query: string,
  phrases: readonly (readonly string[])[],
): Promise<Ranking> {
  const pages =
    phrases.length === 0 ? ranking.pages : await pagesWithPhrases(index, ranking, phrases);
  const {words, core} = ranking;
  const {language} = core;
  const row: QueryRow = {
    all: toRow(query, ({word}) => language.stemOf(word)),
    pairs: words.slice(1).map(({stem}, place) => ` ${words[place]?.stem ?? ''} ${stem} `),
  };
  if (words.length === 0) {
    return {...ranking, pages};
  }
  const pagesWithText = await readPages(index, ranking, pages.slice(0, MAX_READ));
  const reranked = pagesWithText.map(({page, head, text}) => ({
    ...page,
    score: page.score * (text ? rowFactor(row, rowsOfStems(head, text, language)) : 1),
  }));
  reranked.sort((one, other) => other.score - one.score);
  return {...ranking, pages: [...reranked, ...pages.slice(MAX_READ)]};
}
