import {blockText} from './format.js';
import {pagesWith} from './findWords.js';
import type {Language} from './language.js';
import type {TextIndex} from './openIndex.js';
import type {RankedBlock, RankedPage, Ranking} from './rank.js';
import {hasPaired} from './scripts.js';
import type {Token} from './tokenize.js';
import {tokenize} from './tokenize.js';
import type {PageHead, PageText} from './types.js';

/** Maximum number of pages whose texts are read; each text has about 2.5 kB. */
const MAX_READ = 8;
/**
 * Factor for a page that has the query as its title or as a heading or entry. It gains 4.0 and 0
 * percentage points of correct first hits in the two sets of queries in `rank.ts`.
 */
const NAME_FACTOR = 2;
/** Added to the factor, times the query's share of the name: “Custom card” before “Custom card view”. */
const WHOLE_NAME = 1;

/** Returns the words of a text, each between spaces, so that a sequence of words can be found in it. */
function toRow(text: string, toWord: (token: Token) => string): string {
  const words = tokenize(text).flatMap((token) => (token.whole ? [] : [toWord(token)]));
  return ` ${words.join(' ')} `;
}

const countWords = (row: string): number => row.trim().split(' ').length;

/** Returns the factor for a page by its names that contain the query: title, headings and entries. */
function nameFactor(
  query: string,
  {title}: PageHead,
  {headings, blocks}: PageText,
  {stemOf}: Language,
): number {
  const rowOf = (text: string) => toRow(text, ({word}) => stemOf(word));
  const row = rowOf(query);
  const hasSeveralWords = row.trim().includes(' ');
  const entries = blocks.flatMap(({kind, lines}) => (kind === 'entry' ? (lines[0] ?? '') : []));
  const shares = [title, ...entries]
    .map(rowOf)
    .filter((name) => name === row || (hasSeveralWords && name.includes(row)))
    .map((name) => countWords(row) / countWords(name));
  if (shares.length > 0) {
    return NAME_FACTOR + WHOLE_NAME * Math.max(...shares);
  }
  return hasSeveralWords && headings.some(({text}) => rowOf(text) === row) ? NAME_FACTOR : 1;
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

/** Returns a quoted phrase as a row of words. At either end, a character may be part of a pair. */
function phraseRow(phrase: readonly string[]): string {
  const [start, end] = [phrase[0], phrase.at(-1)].map((word = '') => (hasPaired(word) ? '' : ' '));
  return `${start}${phrase.join(' ')}${end}`;
}

/** Returns the pages that contain all quoted phrases, their blocks with a phrase first. */
async function pagesWithPhrases(
  index: TextIndex,
  ranking: Ranking,
  phrases: readonly (readonly string[])[],
): Promise<RankedPage[]> {
  const {core, words, matches} = ranking;
  const quotedWords = new Set(phrases.flat());
  const pagesOfWords = words.flatMap(({word}, place) => {
    const match = matches[place];
    return match && quotedWords.has(word) ? [pagesWith(match, core)] : [];
  });
  const candidates = ranking.pages.filter(({page}) =>
    pagesOfWords.every((pages) => pages.has(page)),
  );
  const rows = phrases.map(phraseRow);
  const rowOf = (text: string) => toRow(text, ({term}) => term);
  const pages = await readPages(index, ranking, candidates);
  return pages.flatMap(({page, head, text}) => {
    if (!text) {
      return [];
    }
    const blocks = text.blocks.map((block) => rowOf(blockText(block)));
    const rest = [head.title, text.description, ...text.headings.map((heading) => heading.text)];
    const all = [...rest.map(rowOf), ...blocks];
    if (!rows.every((row) => all.some((each) => each.includes(row)))) {
      return [];
    }
    const isQuoted = ({block}: RankedBlock) =>
      rows.some((row) => blocks[block - head.firstBlock]?.includes(row));
    const [quoted, others] = [
      page.blocks.filter(isQuoted),
      page.blocks.filter((block) => !isQuoted(block)),
    ];
    return [{...page, blocks: [...quoted, ...others]}];
  });
}

/**
 * Ranks the first pages again by their texts: pages that have the query as a name gain, and quoted
 * phrases must occur.
 */
export async function rerank(
  index: TextIndex,
  ranking: Ranking,
  query: string,
  phrases: readonly (readonly string[])[],
): Promise<Ranking> {
  const pages =
    phrases.length === 0 ? ranking.pages : await pagesWithPhrases(index, ranking, phrases);
  const pagesWithText = await readPages(index, ranking, pages.slice(0, MAX_READ));
  const reranked = pagesWithText.map(({page, head, text}) => ({
    ...page,
    score: page.score * (text ? nameFactor(query, head, text, ranking.core.language) : 1),
  }));
  reranked.sort((one, other) => other.score - one.score);
  return {...ranking, pages: [...reranked, ...pages.slice(MAX_READ)]};
}
