import type {Language} from './language.js';
import type {Core, Shard, TextIndex} from './openIndex.js';
import {pageOf} from './openIndex.js';
import type {QueryWord} from './parseQuery.js';
import {addScores} from './scoreTerm.js';
import {tokenize} from './tokenize.js';

/** Terms that match a word of a query, and scores of the documents that contain them. */
interface MatchSource {
  /** Scores by document number: first the heads (titles, tags, …) of all pages, then the blocks. */
  readonly scores: ReadonlyMap<number, number>;
  /** Terms of the index. */
  readonly terms: ReadonlySet<string>;
}

/** Terms that match a word of a query: the word itself, synonyms, longer words. */
export interface TermMatch extends MatchSource {
  /** Matches merged into this one. For each page, only the terms of sources that have it count. */
  readonly sources: readonly MatchSource[];
  /** Confidence that the reader meant these terms, 0–1. */
  readonly trust: number;
  /** True for corrections: the index has neither the word itself nor a synonym. */
  readonly isGuess?: boolean;
}

/** Trust in terms that are not the word itself: synonyms, corrections, longer words, parts of names. */
export const INDIRECT_TRUST = 0.7;
/** Weights of longer terms and of corrections, before the adjustment for length. */
const LONGER_WEIGHT = 0.375;
const CORRECTION_WEIGHT = 0.45;
/** Minimum length of a word that is corrected. */
const MIN_FUZZY = 4;

/** Highest score of longer words, as a share of the lowest score of the word itself. */
const MAX_LONGER_SHARE = 0.25;

const NOTHING: TermMatch = {scores: new Map(), terms: new Set(), sources: [], trust: 0};

function isFound({scores}: TermMatch): boolean {
  return scores.size > 0;
}

/** Returns a match with a single source. */
function matchOf(source: MatchSource, trust: number): TermMatch {
  return {...source, sources: [source], trust};
}

/** Maximum number of cached matches per shard. Most keystrokes change only the last word. */
const MAX_CACHED = 400;
const matchCache = new WeakMap<Shard, Map<string, TermMatch>>();

interface TermOptions {
  readonly trust?: number;
  /** Terms that match besides the term itself: longer ones, or those with one edit. */
  readonly also?: 'longer' | 'edited';
}

/** Finds the documents that contain a term. */
async function findTerm(
  index: TextIndex,
  core: Core,
  term: string,
  options: TermOptions = {},
): Promise<TermMatch> {
  const shard = await index.shard(core, term);
  if (!shard) {
    return NOTHING;
  }
  const cachedMatches = matchCache.get(shard) ?? new Map<string, TermMatch>();
  matchCache.set(shard, cachedMatches);
  const key = [term, options.trust, options.also].join(' ');
  const match = cachedMatches.get(key) ?? matchTerm(shard, core, term, options);
  if (cachedMatches.size >= MAX_CACHED) {
    cachedMatches.clear();
  }
  cachedMatches.set(key, match);
  return match;
}

/** Returns true if two words differ by one letter that is added, missing or replaced. */
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
  return rest === shorter.slice(start) || rest === shorter.slice(start + 1);
}

/** Returns the weight of an indexed term for a term of the query: 0 if it does not match. */
function weightOf(indexed: string, term: string, also: TermOptions['also']): number {
  const added = indexed.length - term.length;
  return also === 'longer' && added > 0 && indexed.startsWith(term)
    ? (LONGER_WEIGHT * indexed.length) / (indexed.length + 0.3 * added)
    : also === 'edited' && indexed !== term && isOneEdit(indexed, term)
      ? (CORRECTION_WEIGHT * indexed.length) / (indexed.length + 1)
      : 0;
}

function matchTerm(shard: Shard, core: Core, term: string, {trust = 1, also}: TermOptions) {
  const scores = new Map<number, number>();
  const terms = new Set<string>();
  const add = (indexed: string, weight: number): void => {
    const packed = shard.get(indexed);
    if (packed) {
      terms.add(indexed);
      addScores(scores, core, packed, weight * trust);
    }
  };
  // The prefix `bet` must not match the stop word `between`.
  const isAccepted = (indexed: string) =>
    also !== 'longer' || !core.language.stopWords.has(indexed);
  if (isAccepted(term)) {
    add(term, 1);
  }
  if (also) {
    for (const indexed of shard.keys()) {
      const weight = weightOf(indexed, term, also);
      if (weight > 0 && isAccepted(indexed)) {
        add(indexed, weight);
      }
    }
  }
  return matchOf({scores, terms}, trust);
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
    terms: new Set([...one.terms, ...other.terms]),
    sources: [...one.sources, ...other.sources],
    trust: Math.max(one.trust, other.trust),
  };
}

/** Returns the intersection of two matches, with the lower of the two scores. */
function intersectionOf(one: TermMatch, other: TermMatch): TermMatch {
  const both = [...one.scores].flatMap(([id, score]) => {
    const second = other.scores.get(id);
    return second === undefined ? [] : [[id, Math.min(score, second)] as const];
  });
  const terms = new Set([...one.terms, ...other.terms]);
  return matchOf({scores: new Map(both), terms}, one.trust);
}

/** Finds the documents that contain all words of a synonym. */
async function findSynonym(index: TextIndex, core: Core, synonym: string): Promise<TermMatch> {
  const matches = await Promise.all(
    nameStems(synonym, core.language).map((stem) =>
      findTerm(index, core, stem, {trust: INDIRECT_TRUST}),
    ),
  );
  const [first = NOTHING, ...others] = matches;
  return others.reduce(intersectionOf, first);
}

function nameStems(name: string, {stemOf}: Language): string[] {
  return tokenize(name).flatMap(({word, whole}) => (whole ? [] : [stemOf(word)]));
}

/**
 * True if a word of the query matches a synonym, alone or together with other words of the query.
 *
 * @param query stems of all words of the query
 */
function isNameOf(
  name: string,
  word: QueryWord,
  query: ReadonlySet<string>,
  language: Language,
): boolean {
  const stems = nameStems(name, language).filter((stem) => !language.stopWords.has(stem));
  return (
    name === word.compound ||
    (stems.includes(word.stem) && stems.every((stem) => stem === word.stem || query.has(stem)))
  );
}

/** Finds the documents that contain a synonym of a word. */
async function findSynonyms(
  index: TextIndex,
  core: Core,
  word: QueryWord,
  query: ReadonlySet<string>,
): Promise<TermMatch> {
  const synonyms = new Set(
    core.synonyms.flatMap((group) =>
      group.some((name) => isNameOf(name, word, query, core.language))
        ? group.filter((name) => !isNameOf(name, word, query, core.language))
        : [],
    ),
  );
  const found = await Promise.all([...synonyms].map((name) => findSynonym(index, core, name)));
  return found.reduce(unionOf, NOTHING);
}

/** Returns all variants of the word with two adjacent letters swapped, except the first two. */
function transpositions(word: string): string[] {
  return [...word].slice(1, -1).map((_, place) => {
    const [before, after] = [word.slice(0, place + 1), word.slice(place + 1)];
    return `${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`;
  });
}

/** Finds corrections: first with two letters swapped, otherwise with one edit. */
async function findTypos(index: TextIndex, core: Core, {word, stem}: QueryWord) {
  if (word.length < MIN_FUZZY || /\d/.test(word)) {
    return NOTHING;
  }
  const swapped = await Promise.all(
    transpositions(word).map((term) =>
      findTerm(index, core, core.language.stemOf(term), {trust: INDIRECT_TRUST}),
    ),
  );
  const corrected = swapped.reduce(unionOf, NOTHING);
  if (isFound(corrected)) {
    return corrected;
  }
  const found = await Promise.all(
    [...new Set([word, stem])].map((term) => {
      return findTerm(index, core, term, {also: 'edited', trust: INDIRECT_TRUST});
    }),
  );
  return found.reduce(unionOf, NOTHING);
}

/** Splits a word at a missing space and finds both parts. */
async function findParts(index: TextIndex, core: Core, {word}: QueryWord): Promise<TermMatch> {
  if (/\d/.test(word)) {
    return NOTHING;
  }
  for (let cut = word.length - 3; cut >= 3; cut -= 1) {
    const [left, right] = await Promise.all(
      [word.slice(0, cut), word.slice(cut)].map((part) =>
        findTerm(index, core, core.language.stemOf(part), {trust: INDIRECT_TRUST}),
      ),
    );
    const both = intersectionOf(left ?? NOTHING, right ?? NOTHING);
    if (isFound(both)) {
      return both;
    }
  }
  return NOTHING;
}

/**
 * Adds longer words as matches on pages that lack the word itself, and scores them below all pages
 * that have it.
 */
function withLonger(core: Core, match: TermMatch, longer: TermMatch): TermMatch {
  const matchingPages = new Set([...match.scores.keys()].map((id) => pageOf(core, id)));
  const added = [...longer.scores].filter(([id]) => !matchingPages.has(pageOf(core, id)));
  const lowest = Math.min(...match.scores.values());
  const highest = Math.max(...added.map(([, score]) => score));
  const factor = Math.min(1, (MAX_LONGER_SHARE * lowest) / highest);
  const scores = new Map(added.map(([id, score]) => [id, score * factor]));
  return unionOf(match, matchOf({scores, terms: longer.terms}, longer.trust));
}

/**
 * Finds the terms of the index for a word of a query: the word itself or a synonym; else a correction;
 * else its two parts, if a space may be missing. A word that is still being typed also matches longer words
 * if the index lacks it, or (with lower scores) if it is the only word of the query.
 *
 * @param query stems of all words of the query, for synonyms of several words
 * @param options `mayBeTypo`: false if the word must not be corrected
 * @throws IndexUnavailable if the index cannot be loaded
 */
export async function findWord(
  index: TextIndex,
  core: Core,
  word: QueryWord,
  query: ReadonlySet<string>,
  {mayBeTypo = true}: {readonly mayBeTypo?: boolean} = {},
): Promise<TermMatch> {
  const [exact, synonyms, whole] = await Promise.all([
    findTerm(index, core, word.stem),
    findSynonyms(index, core, word, query),
    word.compound === undefined ? NOTHING : findTerm(index, core, word.compound),
  ]);
  const itself = unionOf(exact, whole);
  const withSynonyms = unionOf(itself, synonyms);
  const longer =
    word.isUnfinished && (word.isAlone || !isFound(itself))
      ? await findTerm(index, core, word.word, {also: 'longer', trust: INDIRECT_TRUST})
      : NOTHING;
  if (isFound(longer) && !isFound(itself)) {
    return unionOf(withSynonyms, longer);
  }
  if (isFound(longer)) {
    return withLonger(core, withSynonyms, longer);
  }
  if (isFound(withSynonyms) || !mayBeTypo) {
    return withSynonyms;
  }
  const typos = await findTypos(index, core, word);
  const guess = isFound(typos) ? typos : await findParts(index, core, word);
  return isFound(guess) ? {...guess, isGuess: true} : guess;
}
