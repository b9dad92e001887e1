import type {TermMatch} from './findTerms.js';
import {findWords, pagesWith} from './findWords.js';
import type {Core, TextIndex} from './openIndex.js';
import {pageOf} from './openIndex.js';
import type {Query, QueryWord} from './parseQuery.js';
import {hasPaired} from './scripts.js';
import type {PageHead} from './types.js';

/** A page that a query finds. */
export interface RankedPage {
  /** Number of the page in the index. */
  readonly page: number;
  readonly score: number;
  /** Share of the query that the page contains, 0–1. */
  readonly covered: number;
  /** Share of the query that its title, tags, address and description contain, 0–1. */
  readonly about: number;
  /** True if the page contains enough of the query to be a hit. */
  readonly isFound: boolean;
  /** Its blocks with words of the query, best first. */
  readonly blocks: readonly RankedBlock[];
}

/** A block with words of a query. */
export interface RankedBlock {
  /** Number of the block among those of all pages. */
  readonly block: number;
  readonly score: number;
}

/** The pages that match a query, with the match of each of its words. */
export interface Ranking {
  readonly core: Core;
  /** The words that were looked up. */
  readonly words: readonly QueryWord[];
  /** Match of each word. */
  readonly matches: readonly TermMatch[];
  /** Weights of the words in the query; they sum to 1. */
  readonly weights: readonly number[];
  /** Rarity of all words together; a word of a single page has 1. */
  readonly rarity: number;
  /** Matching pages, best first. */
  readonly pages: readonly RankedPage[];
}

/**
 * Returns the minimum share of a query that a hit's head and one block contain together, given the
 * number of words in the query. Longer queries tolerate more missing words.
 */
function minCovered(words: number): number {
  return words <= 2 ? 0.5 : words === 3 ? 0.55 : words === 4 ? 0.42 : 0.28;
}
/**
 * A page is also a hit if its title, tags, address and description contain this share of the query.
 * Words that no page has there, such as “respond” in “respond to a counteroffer”, rarely express the
 * subject, so they have the weight `OFF_SUBJECT_WEIGHT`.
 */
const MIN_ABOUT = 0.4;
/** Weight in `MIN_ABOUT` of a word that no page has in its title, tags, address or description. */
const OFF_SUBJECT_WEIGHT = 0.5;
/**
 * Part of a block's score factor that does not depend on the share of the query in the block.
 *
 * A page's score is the sum of three scores, times the share of the query that it contains. The table
 * shows the percentage points of correct first hits that each part gains in two sets of queries used
 * to tune the weights: with names as in the posts, and with readers' own words.
 *
 * | Part                                                        | Names | Readers' words |
 * | ----------------------------------------------------------- | ----: | -------------: |
 * | title, tags, address and description: what a page is about  |     – |              – |
 * | each word's best score in any block: long pages             |   1.8 |            0.9 |
 * | the best block: words that belong together                  |   5.0 |           −0.9 |
 * | … with `BLOCK_BASE`: blocks with few of the words           |   0.4 |              0 |
 * | the share, with `TOGETHER`: held-out queries gain 1.7       |   0.4 |           −0.4 |
 * | … to the power of 1.5: long pages, which these sets lack    |   0.8 |           −0.4 |
 */
const BLOCK_BASE = 0.3;
/**
 * Weight of the share of the query in the page's head and one block; the share in the whole page has
 * the remaining weight. A long page has most words somewhere, perhaps in blocks on other subjects.
 */
const TOGETHER = 0.7;
/** Exponent of the weighted mean of both shares in the page's score. */
const COVERED_POWER = 1.5;

/** Number of pairs of characters that count as one word; Chinese words have fewer, Thai words more. */
const PAIRS_IN_WORD = 4;

/** Returns the number of words in a query, also for words that are indexed as pairs of characters. */
function countWords(words: readonly QueryWord[]): number {
  const pairs = words.filter(({word}) => hasPaired(word)).length;
  return words.length - pairs + Math.ceil(pairs / PAIRS_IN_WORD);
}

/** Returns the inverse document frequency of a word that `pages` of `all` pages have. */
function inverseDocumentFrequency(pages: number, all: number): number {
  return Math.log(1 + (all - pages + 0.5) / (pages + 0.5));
}

/** Scores of a page's head and of its blocks by block number: a list with a score per query word. */
interface PageScores {
  readonly head: number[];
  readonly blocks: Map<number, number[]>;
}

/** Returns the value of a key, which is created if it is missing. */
function getOrCreate<Value>(map: Map<number, Value>, key: number, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) {
    return known;
  }
  const value = create();
  map.set(key, value);
  return value;
}

/** Collects the scores of the words by page. */
function collectScores(core: Core, matches: readonly TermMatch[]): Map<number, PageScores> {
  const scoresByPage = new Map<number, PageScores>();
  const noScores = () => matches.map(() => 0);
  const newPage = (): PageScores => ({head: noScores(), blocks: new Map()});
  matches.forEach(({scores}, word) => {
    scores.forEach((score, id) => {
      const {head, blocks} = getOrCreate(scoresByPage, pageOf(core, id), newPage);
      const block = id - core.pages.length;
      const words = block < 0 ? head : getOrCreate(blocks, block, noScores);
      words[word] = score;
    });
  });
  return scoresByPage;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

const NONE: readonly number[] = [];

/** Returns the share of the query in a text and, optionally, another one, given the scores of words. */
function shareIn(shares: readonly number[], scores: readonly number[], others = NONE): number {
  return shares.reduce(
    (all, share, word) => ((scores[word] ?? 0) > 0 || (others[word] ?? 0) > 0 ? all + share : all),
    0,
  );
}
/**
 * Ranks a page.
 *
 * @param shares share of each word in the query, times the trust in its match
 */
function rankPage(
  page: number,
  {head, blocks}: PageScores,
  shares: readonly number[],
  minTogether: number,
  minAbout: number,
): RankedPage {
  const best = head.map(() => 0);
  const ranked: RankedBlock[] = [];
  const about = shareIn(shares, head);
  let coveredTogether = about;
  for (const [block, scores] of blocks) {
    scores.forEach((score, word) => {
      best[word] = Math.max(best[word] ?? 0, score);
    });
    coveredTogether = Math.max(coveredTogether, shareIn(shares, scores, head));
    ranked.push({block, score: sum(scores) * (BLOCK_BASE + shareIn(shares, scores))});
  }
  ranked.sort((one, other) => other.score - one.score || one.block - other.block);
  const covered = shareIn(shares, best, head);
  return {
    page,
    score:
      (sum(head) + sum(best) + (ranked[0]?.score ?? 0)) *
      (TOGETHER * coveredTogether + (1 - TOGETHER) * covered) ** COVERED_POWER,
    covered,
    about,
    isFound: coveredTogether >= minTogether || about >= minAbout,
    blocks: ranked,
  };
}

const withoutSeparators = (tag: string): string => tag.toLowerCase().replace(/[\s_-]+/g, '');

/** Returns a tag in the form for comparison: without case, plural, hyphens and spaces. */
function foldTag(tag: string): string {
  return withoutSeparators(tag)
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '');
}

/** Returns the score of a page for the tags in a query; 0 if its tags do not match. */
function tagScore({tags}: PageHead, queryTags: readonly string[]): number {
  const names = tags.flatMap(({key, label}) => [key, label]);
  const scores = queryTags.map((tag) => {
    // A tag that is still being typed has no plural yet.
    const begin = withoutSeparators(tag);
    const isBegun = names.some((name) => withoutSeparators(name).startsWith(begin));
    return names.some((name) => foldTag(name) === foldTag(tag)) ? 2 : Number(isBegun);
  });
  return Math.min(...scores);
}

/**
 * Finds the pages that contain the words of a query, best first.
 *
 * @param minShare minimum share of the query in a hit; by default, it depends on the number of words
 * @throws IndexUnavailable if the index cannot be loaded
 */
export async function find(index: TextIndex, query: Query, minShare?: number): Promise<Ranking> {
  const core = await index.core();
  const foundWords = await findWords(index, core, query.words);
  const matches = foundWords.map(([, match]) => match);
  // Pages without text do not affect the rarity of a word.
  const hasText = (page: number) => (core.pages[page]?.blockCount ?? 0) > 0;
  const all = core.pages.filter(({blockCount}) => blockCount > 0).length;
  const bits = foundWords.map(([word, match]) => {
    const pages = [...pagesWith(match, core)].filter(hasText);
    return word.weight * inverseDocumentFrequency(pages.length, all);
  });
  const allBits = sum(bits) || 1;
  const weights = bits.map((bitsOfWord) => bitsOfWord / allBits);
  const {words, tags} = query;
  const shares = weights.map((weight, word) => weight * (matches[word]?.trust ?? 0));
  const minTogether = minCovered(countWords(foundWords.map(([word]) => word)));
  const mayBeSubject = ({scores}: TermMatch): boolean =>
    scores.size === 0 || [...scores.keys()].some((id) => id < core.pages.length);
  const minAbout =
    MIN_ABOUT *
    sum(
      weights.map(
        (weight, word) =>
          weight * (mayBeSubject(matches[word] as TermMatch) ? 1 : OFF_SUBJECT_WEIGHT),
      ),
    );
  const ranked =
    words.length === 0 && tags.length > 0
      ? core.pages.map((_, page) => ({
          page,
          score: 0,
          covered: 1,
          about: 1,
          isFound: true,
          blocks: [],
        }))
      : [...collectScores(core, matches)].map(([page, pageScores]) =>
          rankPage(page, pageScores, shares, minTogether, minAbout),
        );
  const pages = ranked
    .filter(({isFound, covered}) => (minShare === undefined ? isFound : covered >= minShare))
    .flatMap((page) => {
      const score = tags.length === 0 ? 1 : tagScore(core.pages[page.page] as PageHead, tags);
      return score > 0 ? [{...page, score: page.score + score}] : [];
    })
    .sort((one, other) => other.score - one.score || other.page - one.page);
  return {
    core,
    words: foundWords.map(([word]) => word),
    matches,
    weights,
    rarity: allBits / inverseDocumentFrequency(1, all),
    pages,
  };
}
