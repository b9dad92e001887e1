import type {TermMatch} from './findTerms.js';
import {pagesWith} from './findTerms.js';
import {findWords} from './findWords.js';
import type {Core, TextIndex} from './openIndex.js';
import {pageOf} from './openIndex.js';
import type {Query, QueryWord} from './parseQuery.js';
import {parseQuery} from './parseQuery.js';
import {inverseDocumentFrequency} from './scoreTerm.js';
import {hasPairedLetters, isHan} from './scripts.js';
import type {PageHead} from './types.js';

/** A page that a query finds. */
export interface RankedPage {
  /** Number of the page in the index. */
  readonly page: number;
  readonly score: number;
  /** Share of the query that the page contains, 0–1. */
  readonly pageShare: number;
  /**
   * Share of the query that the page's indexed head (title, tags, address and description) contains,
   * 0–1.
   */
  readonly headShare: number;
  /** Its blocks with words of the query, best first. */
  readonly blocks: readonly RankedBlock[];
}

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
  readonly matches: readonly TermMatch[];
  /** Weights of the words in the query; they sum to 1. */
  readonly weights: readonly number[];
  /** Sum of the words' rarities; a word that only one page contains has a rarity of 1. */
  readonly rarity: number;
  /** Matching pages, best first. */
  readonly pages: readonly RankedPage[];
}

/**
 * Returns the minimum share of a query that a hit's head and one block contain together, given the
 * number of words in the query. Longer queries tolerate more missing words.
 */
function minShareOf(wordCount: number): number {
  return [0, 0.5, 0.5, 0.55, 0.42][wordCount] ?? 0.28;
}
/**
 * Upper limit of `minShareOf` for a query in a script that is indexed as pairs of characters. A pair
 * may consist of the end of one word and the start of the next, and pages need not contain such pairs.
 */
const MAX_MIN_SHARE_OF_PAIRS = 0.5;
/**
 * A page is also a hit if its head contains this share of the query. Words that no head contains, such
 * as “respond” in “respond to a counteroffer”, rarely express the subject, so they count less.
 */
const MIN_HEAD_SHARE = 0.4;
/** Factor of a word's part of `MIN_HEAD_SHARE` if the word occurs in blocks, but in no head. */
const OFF_SUBJECT_WEIGHT = 0.5;
/**
 * Weight of the share of the query in the page's head and one block; the share in the whole page has
 * the remaining weight. A long page has most words somewhere, perhaps in blocks on other subjects.
 */
const BLOCK_SHARE_WEIGHT = 0.7;
/** Exponent of the weighted mean of both shares in the page's score. */
const SHARE_EXPONENT = 1.5;

/** Number of pairs of characters that count as one word: a compromise, as Thai words have more. */
const PAIRS_IN_WORD = 4;
/** The same for Chinese characters. */
const HAN_PAIRS_IN_WORD = 2;
/**
 * Factor for a post on a site that mainly has docs: release notes mention everything that the docs
 * explain.
 */
const POST_FACTOR = 0.8;

/** Returns the number of words in a query, also for words that are indexed as pairs of characters. */
function countWords(words: readonly QueryWord[]): number {
  const pairs = words.filter(({word}) => hasPairedLetters(word));
  const han = pairs.filter(({word}) => isHan(word)).length;
  const inPairs = han / HAN_PAIRS_IN_WORD + (pairs.length - han) / PAIRS_IN_WORD;
  return words.length - pairs.length + Math.ceil(inPairs);
}

/** True if the second of two pairs of characters begins with the last character of the first. */
function overlaps(first: QueryWord | undefined, second: QueryWord | undefined): boolean {
  const [one, other] = [Array.from(first?.word ?? ''), Array.from(second?.word ?? '')];
  return (
    one.length > 1 && other.length > 1 && hasPairedLetters(one.join('')) && one.at(-1) === other[0]
  );
}

/**
 * Limits the rarity of each pair of characters that overlaps with the pairs before and after it to
 * the rarity of its rarer neighbor. Such a pair may belong to two words, like 器重 in 容器 重启. Then it is
 * rare in the texts, but not an important word of the query.
 */
function limitSpanningPairs(rarities: readonly number[], words: readonly QueryWord[]): number[] {
  return rarities.map((own, index) => {
    const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
    const isBetween = overlaps(before, word) && overlaps(word, after);
    return isBetween
      ? Math.min(own, Math.max(rarities[index - 1] ?? 0, rarities[index + 1] ?? 0))
      : own;
  });
}

/**
 * Scores of a page's documents (its head and its blocks), by document number. Each document has one
 * score per word of the query.
 */
type PageScores = ReadonlyMap<number, readonly number[]>;

function collectScores(core: Core, matches: readonly TermMatch[]): Map<number, PageScores> {
  const scoresByPage = new Map<number, Map<number, number[]>>();
  matches.forEach(({scores}, word) => {
    scores.forEach((score, id) => {
      const page = pageOf(core, id);
      const documents = scoresByPage.get(page) ?? new Map<number, number[]>();
      scoresByPage.set(page, documents);
      const words = documents.get(id) ?? matches.map(() => 0);
      documents.set(id, words);
      words[word] = score;
    });
  });
  return scoresByPage;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

/**
 * Returns the share of the query made up by the words that occur in a text or in the head of its page.
 *
 * @param text scores of the words in the text
 * @param head scores of the words in the head
 */
function shareIn(
  shares: readonly number[],
  text: readonly number[],
  head: readonly number[] = [],
): number {
  return shares.reduce(
    (total, share, word) =>
      (text[word] ?? 0) > 0 || (head[word] ?? 0) > 0 ? total + share : total,
    0,
  );
}

/**
 * Ranks a page.
 *
 * A page's score is the sum of three scores, times a power of the share of the query that it contains.
 * The table shows how many percentage points of correct first hits each factor gains in the two sets of
 * queries used to tune the weights: queries with names from the posts, and in readers' own words.
 *
 * | Factor                       | Reason                                | Names | Readers' words |
 * | ---------------------------- | ------------------------------------- | ----: | -------------: |
 * | score of the head            | it says what the page is about        |     – |              – |
 * | best score of each word      | long pages have words in many blocks  |   1.8 |            0.9 |
 * | score of the best block      | words in one block belong together    |   5.0 |           −0.9 |
 * | share (`BLOCK_SHARE_WEIGHT`) | an answering block has more words     |   0.4 |           −0.4 |
 * | exponent (`SHARE_EXPONENT`)  | long pages may have scattered words   |   0.8 |           −0.4 |
 *
 * The share gains 1.7 points in the queries kept for testing. The exponent is meant for queries about
 * long pages, which neither set has.
 *
 * @param shares share of each word in the query, times the trust in its match
 * @param heads number of heads, which precede the blocks
 * @returns the page, with the share of the query in its head and one block together
 */
function rankPage(
  page: number,
  documents: PageScores,
  shares: readonly number[],
  heads: number,
): RankedPage & {readonly blockShare: number} {
  const head = documents.get(page) ?? [];
  const headShare = shareIn(shares, head);
  const bestInBlocks = shares.map(() => 0);
  let blockShare = headShare;
  const blocks: RankedBlock[] = [];
  documents.forEach((scores, id) => {
    if (id < heads) {
      return;
    }
    blocks.push({block: id - heads, score: sum(scores) * shareIn(shares, scores)});
    blockShare = Math.max(blockShare, shareIn(shares, scores, head));
    scores.forEach((score, word) => {
      bestInBlocks[word] = Math.max(bestInBlocks[word] ?? 0, score);
    });
  });
  blocks.sort((one, other) => other.score - one.score || one.block - other.block);
  const pageShare = shareIn(shares, bestInBlocks, head);
  return {
    page,
    score:
      (sum(head) + sum(bestInBlocks) + (blocks[0]?.score ?? 0)) *
      (BLOCK_SHARE_WEIGHT * blockShare + (1 - BLOCK_SHARE_WEIGHT) * pageShare) ** SHARE_EXPONENT,
    pageShare,
    headShare,
    blockShare,
    blocks,
  };
}

const withoutSeparators = (tag: string): string => tag.toLowerCase().replace(/[\s_-]+/g, '');

/** Returns a tag without case, plural ending, hyphens and spaces, for comparison. */
function foldTag(tag: string): string {
  return withoutSeparators(tag)
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '');
}

/** Returns the score of a page for the tags in a query: 0 if it lacks one, 0.5 if one is only the beginning of a tag, else 1. */
function tagScore({tags}: PageHead, queryTags: readonly string[]): number {
  if (queryTags.length === 0) {
    return 1;
  }
  const names = tags.flatMap(({key, label}) => [key, label]);
  const scores = queryTags.map((tag) => {
    if (names.some((name) => foldTag(name) === foldTag(tag))) {
      return 1;
    }
    // A tag that is still being typed is compared without folding plurals: it has no plural ending yet.
    const typed = withoutSeparators(tag);
    return names.some((name) => withoutSeparators(name).startsWith(typed)) ? 0.5 : 0;
  });
  return Math.min(1, ...scores);
}

/**
 * Finds the pages that contain the words of a query, best first.
 *
 * @param minShare minimum share of the query in the whole page; by default, minimums apply to the head
 *   and to the head with one block
 */
export async function find(
  index: TextIndex,
  core: Core,
  query: Query,
  minShare?: number,
): Promise<Ranking> {
  const isTag = (tag: string) => core.pages.some((page) => tagScore(page, [tag]) > 0);
  const tags = query.tags.filter(isTag);
  // On a site without the tag, `#include` is a word.
  const others = query.tags.filter((tag) => !isTag(tag)).join(' ');
  const foundWords = await findWords(index, core, [
    ...query.words,
    ...parseQuery(others, {language: core.language}).words,
  ]);
  const words = foundWords.map(([word]) => word);
  const matches = foundWords.map(([, match]) => match);
  // Pages without text do not affect the rarity of a word.
  const hasText = (page: number) => (core.pages[page]?.blockCount ?? 0) > 0;
  const textPageCount = core.pages.filter(({blockCount}) => blockCount > 0).length;
  const ownRarities = foundWords.map(([word, match]) => {
    const pages = Array.from(pagesWith(match, core)).filter(hasText);
    return word.weight * inverseDocumentFrequency(pages.length, textPageCount);
  });
  const rarities = limitSpanningPairs(ownRarities, words);
  const totalRarity = sum(rarities) || 1;
  const weights = rarities.map((rarity) => rarity / totalRarity);
  const shares = weights.map((weight, word) => weight * (matches[word]?.trust ?? 0));
  // Weights of the words that occur in blocks, but in no head.
  const offSubjectWeights = weights.filter((_, word) => {
    const ids = Array.from(matches[word]?.scores.keys() ?? []);
    return ids.length > 0 && ids.every((id) => id >= core.pages.length);
  });
  const minBlockShare = Math.min(
    minShareOf(countWords(words)),
    words.some(({word}) => hasPairedLetters(word)) ? MAX_MIN_SHARE_OF_PAIRS : 1,
  );
  const minHeadShare = MIN_HEAD_SHARE * (1 - (1 - OFF_SUBJECT_WEIGHT) * sum(offSubjectWeights));
  // If the query has only tags, every page is a candidate.
  const scores: ReadonlyMap<number, PageScores> =
    words.length === 0 && tags.length > 0
      ? new Map(core.pages.map((_, page) => [page, new Map()]))
      : collectScores(core, matches);
  const pages = Array.from(scores)
    .map(([page, documents]) => rankPage(page, documents, shares, core.pages.length))
    .filter(({blockShare, headShare, pageShare}) =>
      minShare === undefined
        ? blockShare >= minBlockShare || headShare >= minHeadShare
        : pageShare >= minShare,
    )
    .flatMap((page) => {
      const head = core.pages[page.page] as PageHead;
      const scoreOfTags = tagScore(head, tags);
      const factor = core.hasMainlyDocs && head.date !== undefined ? POST_FACTOR : 1;
      return scoreOfTags > 0 ? [{...page, score: page.score * factor + scoreOfTags}] : [];
    })
    .sort((one, other) => other.score - one.score || other.page - one.page);
  return {
    core,
    words,
    matches,
    weights,
    rarity: totalRarity / inverseDocumentFrequency(1, textPageCount),
    pages,
  };
}
