import type {Language} from './language.js';
import type {Core, Shard, TextIndex} from './openIndex.js';
import {pageOf} from './openIndex.js';
import type {QueryWord} from './parseQuery.js';
import {MIN_PART_LENGTH} from './parseQuery.js';
import {addScores} from './scoreTerm.js';
import {tokenize} from './tokenize.js';

/** The terms that match a word of a query (itself, synonyms, longer words, corrections), with scores. */
export interface TermMatch {
  /** Scores by document number. Heads (titles, tags, …) have the lowest numbers, blocks those after them. */
  readonly scores: ReadonlyMap<number, number>;
  /** Terms of the index. */
  readonly terms: ReadonlySet<string>;
  /** Confidence that the reader meant these terms, 0–1. */
  readonly trust: number;
  /** The match without longer words, for pages that have the word itself. */
  readonly withoutLonger?: TermMatch;
}

/** Trust in terms that are not the word itself: synonyms, corrections, longer words, parts of names in code. */
export const INDIRECT_TRUST = 0.7;
/** Weights of longer terms and of corrections; `weightOf` reduces them more if more of the term differs. */
const LONGER_WEIGHT = 0.375;
const CORRECTION_WEIGHT = 0.45;
const MIN_CORRECTED_LENGTH = 4;
/** A word on at most this many pages is also looked up as two words. */
const MAX_SPLIT_PAGES = 2;
/** Highest score of longer words, as a share of the lowest score of the word itself. */
const MAX_LONGER_SHARE = 0.25;

const NOTHING: TermMatch = {scores: new Map(), terms: new Set(), trust: 0};
const isFound = ({trust}: TermMatch): boolean => trust > 0;

/** Returns a match, or `NOTHING` without documents. */
function matchOf(scores: ReadonlyMap<number, number>, terms: ReadonlySet<string>, trust: number) {
  return scores.size > 0 ? {scores, terms, trust} : NOTHING;
}

/**
 * Terms to look up for a given term:
 *
 * - `exact`: the term itself, which is the reader's word;
 * - `indirect`: the term itself, which replaces the reader's word;
 * - `longer`: terms that begin with it;
 * - `edited`: terms that differ from it by one edit.
 */
type Lookup = 'exact' | 'indirect' | 'longer' | 'edited';

/** True if two words differ by one letter that is added, missing or replaced, or by two swapped letters. */
function isOneEdit(first: string, second: string): boolean {
  const [shorter, longer] = first.length < second.length ? [first, second] : [second, first];
  if (longer.length - shorter.length > 1) {
    return false;
  }
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) {
    start += 1;
  }
  const rest = longer.slice(start + 1);
  const swapped = `${shorter.charAt(start + 1)}${shorter.charAt(start)}${shorter.slice(start + 2)}`;
  const isAdded = rest === shorter.slice(start);
  const isReplaced = rest === shorter.slice(start + 1);
  return isAdded || isReplaced || longer.slice(start) === swapped;
}

/**
 * Returns the weight of an indexed term for a term of the query: 0 if it does not match. The formulas
 * are MiniSearch's.
 */
function weightOf(indexed: string, term: string, lookup: Lookup): number {
  const {length} = indexed;
  if (indexed === term) {
    return 1;
  }
  if (lookup === 'longer') {
    const added = length - term.length;
    return indexed.startsWith(term) ? (LONGER_WEIGHT * length) / (length + 0.3 * added) : 0;
  }
  return isOneEdit(indexed, term) ? (CORRECTION_WEIGHT * length) / (length + 1) : 0;
}

/** Maximum number of cached matches per shard (a file of the index). Most keystrokes change only the last word. */
const MAX_CACHED = 400;
const matchCache = new WeakMap<Shard, Map<string, TermMatch>>();

async function findTerm(
  index: TextIndex,
  core: Core,
  term: string,
  lookup: Lookup = 'exact',
): Promise<TermMatch> {
  const shard = await index.shard(core, term);
  const cache = matchCache.get(shard) ?? new Map<string, TermMatch>();
  matchCache.set(shard, cache);
  const key = `${lookup} ${term}`;
  const cached = cache.get(key);
  if (cached) {
    return cached;
  }
  const trust = lookup === 'exact' ? 1 : INDIRECT_TRUST;
  const scores = new Map<number, number>();
  const terms = new Set<string>();
  for (const indexed of lookup === 'longer' || lookup === 'edited' ? shard.keys() : [term]) {
    const packed = shard.get(indexed);
    const weight = weightOf(indexed, term, lookup);
    // The prefix `bet` must not match the stop word `between`.
    if (packed && weight > 0 && (lookup !== 'longer' || !core.language.stopWords.has(indexed))) {
      terms.add(indexed);
      addScores(scores, core, packed, weight * trust);
    }
  }
  const match = matchOf(scores, terms, trust);
  if (cache.size >= MAX_CACHED) {
    cache.clear();
  }
  cache.set(key, match);
  return match;
}

/** Returns the union of two matches, with the higher of the two scores. */
function unionOf(one: TermMatch, other: TermMatch): TermMatch {
  if (!isFound(one) || !isFound(other)) {
    return isFound(one) ? one : other;
  }
  const scores = new Map(one.scores);
  other.scores.forEach((score, id) => scores.set(id, Math.max(score, scores.get(id) ?? 0)));
  return {
    scores,
    terms: new Set([...Array.from(one.terms), ...Array.from(other.terms)]),
    trust: Math.max(one.trust, other.trust),
  };
}

/** Returns the intersection of two matches, with the lower of the two scores. */
export function intersectionOf(one: TermMatch, other: TermMatch): TermMatch {
  const both = Array.from(one.scores).flatMap(([id, score]) => {
    const second = other.scores.get(id);
    return second === undefined ? [] : [[id, Math.min(score, second)] as const];
  });
  const terms = new Set([...Array.from(one.terms), ...Array.from(other.terms)]);
  return matchOf(new Map(both), terms, one.trust);
}

/** Finds the documents that contain all words of a synonym. */
async function findSynonym(index: TextIndex, core: Core, synonym: string): Promise<TermMatch> {
  const matches = await Promise.all(
    synonymStems(synonym, core.language).map((stem) => findTerm(index, core, stem, 'indirect')),
  );
  const [first = NOTHING, ...others] = matches;
  return others.reduce(intersectionOf, first);
}

/** Returns the stems of a synonym's words, without tokens that join several words (`llmstxt`). */
function synonymStems(synonym: string, {stemOf}: Language): string[] {
  return tokenize(synonym).flatMap(({word, isExtra}) => (isExtra ? [] : [stemOf(word)]));
}

/**
 * True if the query contains a synonym: as the given word, or as several words that include it.
 *
 * @param queryStems stems of all words of the query
 */
function isInQuery(
  synonym: string,
  word: QueryWord,
  queryStems: ReadonlySet<string>,
  language: Language,
): boolean {
  const stems = synonymStems(synonym, language).filter((stem) => !language.stopWords.has(stem));
  return (
    (stems.length === 1 && word.compounds.includes(stems[0] ?? '')) ||
    (stems.includes(word.stem) && stems.every((stem) => stem === word.stem || queryStems.has(stem)))
  );
}

/** Finds the synonyms of a word: the other members of each group that has a member in the query. */
async function findSynonyms(
  index: TextIndex,
  core: Core,
  word: QueryWord,
  queryStems: ReadonlySet<string>,
): Promise<TermMatch> {
  const isAsked = (synonym: string) => isInQuery(synonym, word, queryStems, core.language);
  const synonyms = new Set(
    core.synonyms.flatMap((group) =>
      group.some(isAsked) ? group.filter((synonym) => !isAsked(synonym)) : [],
    ),
  );
  const found = await Promise.all(
    Array.from(synonyms).map((synonym) => findSynonym(index, core, synonym)),
  );
  return found.reduce(unionOf, NOTHING);
}

/** Finds the documents that contain both halves of a compound: `lock` and `file` for `lockfile`. */
async function findHalves(index: TextIndex, core: Core, {word}: QueryWord): Promise<TermMatch> {
  const {stemOf, stopWords} = core.language;
  const find = (half: string) => findTerm(index, core, stemOf(half), 'indirect');
  let found = NOTHING;
  for (let end = MIN_PART_LENGTH; end <= word.length - MIN_PART_LENGTH; end += 1) {
    const halves = [word.slice(0, end), word.slice(end)] as const;
    if (/^\p{L}+$/u.test(word) && !halves.some((half) => stopWords.has(half))) {
      const first = await find(halves[0]);
      // Most first halves are not words, so the shard of the second half is rarely needed.
      found = isFound(first) ? unionOf(found, intersectionOf(first, await find(halves[1]))) : found;
    }
  }
  return found;
}

/** Finds terms that differ from a word, or from its stem, by one edit. */
async function findTypos(index: TextIndex, core: Core, {word, stem}: QueryWord) {
  if (word.length < MIN_CORRECTED_LENGTH || /\d/.test(word)) {
    return NOTHING;
  }
  // Edits are searched only in the file of the word's first letters. On large sites, a swap of the second
  // and third letter leads to a different file, so this swap is looked up as a word of its own.
  const swapped = core.language.stemOf(word.replace(/^(.)(.)(.)/u, '$1$3$2'));
  const found = await Promise.all([
    findTerm(index, core, swapped, 'indirect'),
    ...Array.from(new Set([word, stem])).map((term) => findTerm(index, core, term, 'edited')),
  ]);
  return found.reduce(unionOf, NOTHING);
}

/** Returns the numbers of the pages with a word. */
export function pagesWith({scores}: TermMatch, core: Core): ReadonlySet<number> {
  const pages = new Set<number>();
  for (const id of scores.keys()) {
    pages.add(pageOf(core, id));
  }
  return pages;
}

/**
 * Adds longer words as matches on pages that lack the word itself, and scores them below all pages
 * that have it.
 */
function withLonger(core: Core, match: TermMatch, longer: TermMatch): TermMatch {
  const matchingPages = pagesWith(match, core);
  const added = Array.from(longer.scores).filter(([id]) => !matchingPages.has(pageOf(core, id)));
  const lowest = Math.min(...Array.from(match.scores.values()));
  const highest = Math.max(...added.map(([, score]) => score));
  const factor = Math.min(1, (MAX_LONGER_SHARE * lowest) / highest);
  const scores = new Map(added.map(([id, score]) => [id, score * factor]));
  return {...unionOf(match, matchOf(scores, longer.terms, longer.trust)), withoutLonger: match};
}

/**
 * Finds the terms of the index for a word of a query: the word itself and its synonyms or, if the index
 * has none of these, corrections. A word that is still being typed also matches longer words if the index
 * lacks it, or (with lower scores) if it is the only word of the query. A rare word, or
 * a missing one without synonyms and corrections, also matches documents that contain both of its halves
 * as words.
 *
 * @param queryStems stems of all words of the query, for synonyms of several words
 */
export async function findWord(
  index: TextIndex,
  core: Core,
  word: QueryWord,
  queryStems: ReadonlySet<string>,
): Promise<TermMatch> {
  const [synonyms, ...exact] = await Promise.all([
    findSynonyms(index, core, word, queryStems),
    ...[word.stem, ...word.compounds].map((term) => findTerm(index, core, term)),
  ]);
  const itself = exact.reduce(unionOf);
  const withSynonyms = unionOf(itself, synonyms);
  const longer =
    word.isUnfinished && (word.isAlone || !isFound(itself))
      ? await findTerm(index, core, word.word, 'longer')
      : NOTHING;
  if (isFound(longer)) {
    return isFound(itself) ? withLonger(core, withSynonyms, longer) : unionOf(withSynonyms, longer);
  }
  // A name in code that is not found is looked up by its parts instead of being corrected.
  if (word.parts || pagesWith(withSynonyms, core).size > MAX_SPLIT_PAGES) {
    return withSynonyms;
  }
  const found = isFound(withSynonyms) ? withSynonyms : await findTypos(index, core, word);
  return isFound(itself) || !isFound(found)
    ? unionOf(found, await findHalves(index, core, word))
    : found;
}
