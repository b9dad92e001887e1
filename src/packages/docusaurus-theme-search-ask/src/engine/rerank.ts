import {blockText} from './format.js';
import type {Language} from './language.js';
import type {TextIndex} from './openIndex.js';
import type {Ranking, RankedBlock, RankedPage} from './rank.js';
import type {Token} from './tokenize.js';
import {tokenize} from './tokenize.js';
import type {PageHead, PageText} from './types.js';

/** Maximum number of pages whose texts are read; each text has about 2.5 kB. */
const MAX_READ = 8;
/**
 * Factor for a page that has the query as its title or as a heading or entry. With `PAIRS_BONUS`, it
 * gains 3.9 and 0.9 percentage points of correct first hits in the two sets of queries in `rank.ts`.
 */
const NAME_FACTOR = 2;
/** Maximum bonus for a page where neighboring words of the query are neighbors. */
const PAIRS_BONUS = 0.5;
/** Maximum number of pages that are searched for a quoted phrase. */
const MAX_QUOTED = 40;

/** Returns the words of a text, each between spaces, so that a sequence of words can be found in it. */
function toRow(text: string, toWord: (token: Token) => string): string {
  const words = tokenize(text).flatMap((token) => (token.whole ? [] : [toWord(token)]));
  return ` ${words.join(' ')} `;
}

const asIs = ({term}: Token): string => term;
const asStem =
  ({stemOf}: Language) =>
  ({word}: Token): string =>
    stemOf(word);

/** A query as rows of stems. */
interface QueryRow {
  readonly all: string;
  /** Pairs of neighboring words of the query, without stop words. */
  readonly pairs: readonly string[];
}

/** Texts of a page as rows of stems. */
interface PageRows {
  readonly title: string;
  readonly headings: readonly string[];
  readonly blocks: readonly string[];
  /** Titles of entries. */
  readonly entries: readonly string[];
}

/** Splitting texts into words is most of the work of a keystroke, and keystrokes read mostly the same pages. */
const rowCache = new WeakMap<PageText, PageRows>();

function rowsOf({title}: PageHead, text: PageText, language: Language): PageRows {
  const cached = rowCache.get(text);
  if (cached) {
    return cached;
  }
  const {headings, blocks} = text;
  const toStem = asStem(language);
  const rows = {
    title: toRow(title, toStem),
    headings: headings.map((heading) => toRow(heading.text, toStem)),
    blocks: blocks.map((block) => toRow(blockText(block), toStem)),
    entries: blocks.flatMap(({kind, lines}) =>
      kind === 'entry' ? [toRow(lines[0] ?? '', toStem)] : [],
    ),
  };
  rowCache.set(text, rows);
  return rows;
}

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

/** Sorts blocks with a quoted phrase first. */
function quotedFirst(
  {core}: Ranking,
  {page, blocks}: RankedPage,
  text: PageText,
  phrases: readonly string[],
): RankedBlock[] {
  const first = core.pages[page]?.firstBlock ?? 0;
  const hasPhrase = text.blocks.map((block) => {
    const row = toRow(blockText(block), asIs);
    return phrases.some((phrase) => row.includes(phrase));
  });
  const quoted = hasPhrase.flatMap((isQuoted, place): RankedBlock[] => {
    const ranked = blocks.find(({block}) => block === first + place);
    return isQuoted ? [ranked ?? {block: first + place, score: 0}] : [];
  });
  return [...quoted, ...blocks.filter((block) => !quoted.includes(block))];
}

/** Returns the pages that contain all quoted phrases. */
async function pagesWithPhrases(
  index: TextIndex,
  ranking: Ranking,
  phrases: readonly (readonly string[])[],
): Promise<RankedPage[]> {
  const rows = phrases.map((words) => ` ${words.join(' ')} `);
  const pagesWithText = await readPages(index, ranking, ranking.pages.slice(0, MAX_QUOTED));
  return pagesWithText.flatMap(({page, head, text}) => {
    if (!text) {
      return [];
    }
    const headings = text.headings.map((heading) => heading.text);
    const texts = [head.title, text.description, ...headings, ...text.blocks.map(blockText)];
    const pageRows = texts.map((each) => toRow(each, asIs));
    return rows.every((row) => pageRows.some((pageRow) => pageRow.includes(row)))
      ? [{...page, blocks: quotedFirst(ranking, page, text, rows)}]
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
    all: toRow(query, asStem(language)),
    pairs: words.slice(1).map(({stem}, place) => ` ${words[place]?.stem ?? ''} ${stem} `),
  };
  if (words.length === 0) {
    return {...ranking, pages};
  }
  const pagesWithText = await readPages(index, ranking, pages.slice(0, MAX_READ));
  const reranked = pagesWithText.map(({page, head, text}) => ({
    ...page,
    score: page.score * (text ? rowFactor(row, rowsOf(head, text, language)) : 1),
  }));
  reranked.sort((one, other) => other.score - one.score);
  return {...ranking, pages: [...reranked, ...pages.slice(MAX_READ)]};
}
