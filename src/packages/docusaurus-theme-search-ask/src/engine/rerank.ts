import {blockText} from './format.js';
import {intersectionOf, pagesWith} from './findTerms.js';
import type {Language} from './language.js';
import type {TextIndex} from './openIndex.js';
import type {RankedBlock, RankedPage, Ranking} from './rank.js';
import {hasPairedLetters} from './scripts.js';
import type {Token} from './tokenize.js';
import {tokenize} from './tokenize.js';
import type {PageHead, PageText} from './types.js';

/**
 * Maximum number of pages whose texts are read to compare names with the query; each text is about
 * 2.5 kB. Quoted phrases may require reading more.
 */
const MAX_READ = 8;
/**
 * Factor for a page that has the query in its title or an entry, or as a heading. Measured: the share
 * of correct first hits rises by 4.0 percentage points for queries that contain names from the posts,
 * and does not change for queries in readers' own words.
 */
const NAME_FACTOR = 2;
/**
 * Multiplied by the query's share of the words in a name and added to `NAME_FACTOR`: “Custom card”
 * ranks the page “Custom card” above “Custom card view”.
 */
const WHOLE_NAME_BONUS = 1;

/** Returns the words of a text, each between spaces, so that a sequence of words can be found in it. */
function toWordString(text: string, toWord: (token: Token) => string): string {
  const words = tokenize(text).flatMap((token) => (token.isExtra ? [] : [toWord(token)]));
  return ` ${words.join(' ')} `;
}

const countWords = (words: string): number => words.trim().split(' ').length;

/**
 * Returns a factor above 1 if the query equals the title or an entry. A query of several words may also
 * be part of one, or equal a heading. Otherwise returns 1.
 */
function nameFactor(
  query: string,
  {title}: PageHead,
  {headings, blocks}: PageText,
  {stemOf}: Language,
): number {
  const wordStringOf = (text: string) => toWordString(text, ({word}) => stemOf(word));
  const queryWords = wordStringOf(query);
  const hasSeveralWords = queryWords.trim().includes(' ');
  const entries = blocks.flatMap(({kind, lines}) => (kind === 'entry' ? (lines[0] ?? '') : []));
  const shares = [title, ...entries]
    .map(wordStringOf)
    .filter((name) => name === queryWords || (hasSeveralWords && name.includes(queryWords)))
    .map((name) => countWords(queryWords) / countWords(name));
  if (shares.length > 0) {
    return NAME_FACTOR + WHOLE_NAME_BONUS * Math.max(...shares);
  }
  const isHeading = headings.some(({text}) => wordStringOf(text) === queryWords);
  return hasSeveralWords && isHeading ? NAME_FACTOR : 1;
}

async function readPages(index: TextIndex, {core}: Ranking, pages: readonly RankedPage[]) {
  return Promise.all(
    pages.map(async (page) => ({
      page,
      head: core.pages[page.page] as PageHead,
      // Undefined if the text cannot be fetched: the page then keeps its score, but is not a hit for a
      // quoted phrase.
      text: await index.text(core, page.page).catch(() => undefined),
    })),
  );
}

/**
 * Returns a quoted phrase as a string to find in the result of `toWordString`. In scripts without spaces, which are indexed in
 * pairs of characters, it may begin or end within a pair.
 */
function phraseString(phrase: readonly string[]): string {
  const [start, end] = [phrase[0], phrase.at(-1)].map((word = '') =>
    hasPairedLetters(word) ? '' : ' ',
  );
  return `${start}${phrase.join(' ')}${end}`;
}

/** Returns the pages that have all words of each quoted phrase in one block, or in the head. */
function pagesWithWords(
  {core, words, matches, pages}: Ranking,
  phrases: readonly (readonly string[])[],
): RankedPage[] {
  const pagesOfPhrases = phrases.flatMap((phrase) => {
    const found = matches.filter((_, index) => phrase.includes(words[index]?.word ?? ''));
    return found.length === 0 ? [] : [pagesWith(found.reduce(intersectionOf), core)];
  });
  return pages.filter(({page}) => pagesOfPhrases.every((found) => found.has(page)));
}

/** Returns the pages that contain all quoted phrases. Their blocks with a phrase come first. */
async function pagesWithPhrases(
  index: TextIndex,
  ranking: Ranking,
  candidates: readonly RankedPage[],
  phrases: readonly (readonly string[])[],
): Promise<RankedPage[]> {
  const phraseStrings = phrases.map(phraseString);
  const wordStringOf = (text: string) => toWordString(text, ({term}) => term);
  const pages = await readPages(index, ranking, candidates);
  return pages.flatMap(({page, head, text}) => {
    if (!text) {
      return [];
    }
    const blocks = text.blocks.map((block) => wordStringOf(blockText(block)));
    const otherTexts = [
      head.title,
      text.description,
      ...text.headings.map((heading) => heading.text),
    ];
    const all = [...otherTexts.map(wordStringOf), ...blocks];
    if (!phraseStrings.every((phrase) => all.some((each) => each.includes(phrase)))) {
      return [];
    }
    const isQuoted = ({block}: RankedBlock) =>
      phraseStrings.some((phrase) => blocks[block - head.firstBlock]?.includes(phrase));
    const others = page.blocks.filter((block) => !isQuoted(block));
    return [{...page, blocks: [...page.blocks.filter(isQuoted), ...others]}];
  });
}

/**
 * Returns pages that contain all quoted phrases, followed by the candidates that were not checked, because
 * checking stops when `wanted` pages are found.
 */
async function quotingPages(
  index: TextIndex,
  ranking: Ranking,
  phrases: readonly (readonly string[])[],
  wanted: number,
): Promise<RankedPage[]> {
  const candidates = pagesWithWords(ranking, phrases);
  const found: RankedPage[] = [];
  let checked = 0;
  while (found.length < wanted && checked < candidates.length) {
    // Doubling the number of checked pages keeps the number of rounds small on a large site.
    const next = candidates.slice(checked, Math.max(wanted, 2 * checked));
    found.push(...(await pagesWithPhrases(index, ranking, next, phrases)));
    checked += next.length;
  }
  return [...found, ...candidates.slice(checked)];
}

/**
 * Ranks the first pages again by their texts. Pages named like the query move up. Pages without the
 * quoted phrases are dropped; if no page has them and the query has other words, the quotes are ignored,
 * because they may belong to a pasted error message.
 *
 * @param wanted number of pages with the quoted phrases after which no more pages are checked
 */
export async function rerank(
  index: TextIndex,
  ranking: Ranking,
  query: string,
  phrases: readonly (readonly string[])[],
  wanted: number,
): Promise<Ranking> {
  const quoting =
    phrases.length === 0 ? ranking.pages : await quotingPages(index, ranking, phrases, wanted);
  const hasOtherWords = ranking.words.some(({word}) => !phrases.flat().includes(word));
  const pages = quoting.length === 0 && hasOtherWords ? ranking.pages : quoting;
  const pagesWithText = await readPages(index, ranking, pages.slice(0, MAX_READ));
  const reranked = pagesWithText.map(({page, head, text}) => ({
    ...page,
    score: page.score * (text ? nameFactor(query, head, text, ranking.core.language) : 1),
  }));
  reranked.sort((one, other) => other.score - one.score);
  return {...ranking, pages: [...reranked, ...pages.slice(MAX_READ)]};
}
