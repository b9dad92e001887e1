import type MiniSearch from 'minisearch';
import type {Language} from './language';
import type {Core, TextIndex} from './openIndex';
import type {QueryWord} from './parseQuery';
import {tokenize} from './tokenize';

/** What a word of a query was found as. */
export interface TermMatch {
  /** Scores by number of document: of a page's head, or after those of a block. */
  readonly scores: ReadonlyMap<number, number>;
  /** Terms of the index that count as the word. */
  readonly terms: ReadonlySet<string>;
  /** How sure it is that they are what was meant, from 0 to 1. */
  readonly trust: number;
}

const BOOST = {title: 2, tags: 2, slug: 1.5, description: 1.5, heading: 1.3, text: 1, questions: 1};
/** A synonym counts as this much of the word itself. */
const SYNONYM = 0.7;
const TRANSPOSED = 0.85;
const FUZZY = 0.75;
const CHOPPED = 0.6;
const OPEN = 0.8;
/** Letters from which on a word may be misspelled. */
const MIN_FUZZY = 4;
const MIN_CHOPPED = 5;

const NOTHING: TermMatch = {scores: new Map(), terms: new Set(), trust: 0};

function isFound({scores}: TermMatch): boolean {
  return scores.size > 0;
}

/** Terms whose matches are kept for the next key, which changes the last word alone. */
const MAX_KEPT = 400;
const kept = new WeakMap<MiniSearch, Map<string, TermMatch>>();

interface TermOptions {
  readonly trust?: number;
  readonly prefix?: boolean;
  readonly fuzzy?: number;
}

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
  const known = kept.get(shard) ?? new Map<string, TermMatch>();
  kept.set(shard, known);
  const key = [term, options.trust, options.prefix, options.fuzzy].join(' ');
  const match = known.get(key) ?? matchTerm(shard, term, options);
  if (known.size >= MAX_KEPT) {
    known.clear();
  }
  known.set(key, match);
  return match;
}

function matchTerm(shard: MiniSearch, term: string, {trust = 1, ...options}: TermOptions) {
  const found = shard.search(term, {
    ...options,
    boost: BOOST,
    tokenize: (text) => [text],
    processTerm: (text) => text,
  });
  return {
    scores: new Map(found.map(({id, score}) => [id as number, score * trust])),
    terms: new Set(found.flatMap(({match}) => Object.keys(match))),
    trust,
  };
}

/** What is found as one or the other; each place counts as the better of both. */
function either(one: TermMatch, other: TermMatch): TermMatch {
  if (!isFound(one) || !isFound(other)) {
    return isFound(one) ? one : other;
  }
  const scores = new Map(one.scores);
  other.scores.forEach((score, id) => scores.set(id, Math.max(score, scores.get(id) ?? 0)));
  return {
    scores,
    terms: new Set([...one.terms, ...other.terms]),
    trust: Math.max(one.trust, other.trust),
  };
}

/** What is found as both in one place, which counts as the worse of them. */
function bothOf(one: TermMatch, other: TermMatch): TermMatch {
  const scores = [...one.scores].flatMap(([id, score]) => {
    const second = other.scores.get(id);
    return second === undefined ? [] : [[id, Math.min(score, second)] as const];
  });
  return {...one, scores: new Map(scores), terms: new Set([...one.terms, ...other.terms])};
}

/** Where all the words of a synonym stand together. */
async function findSynonym(index: TextIndex, core: Core, synonym: string): Promise<TermMatch> {
  const matches = await Promise.all(
    stemsOf(synonym, core.language).map((stem) => findTerm(index, core, stem, {trust: SYNONYM})),
  );
  return matches.reduce(bothOf);
}

function stemsOf(name: string, {stemOf}: Language): string[] {
  return tokenize(name).flatMap(({word, whole}) => (whole ? [] : [stemOf(word)]));
}

/** Whether a name of a group is what the word says, alone or with the others of the query. */
function isNameOf(
  name: string,
  word: QueryWord,
  query: ReadonlySet<string>,
  language: Language,
): boolean {
  const stems = stemsOf(name, language).filter((stem) => !language.stopWords.has(stem));
  return (
    name === word.compound ||
    (stems.includes(word.stem) && stems.every((stem) => stem === word.stem || query.has(stem)))
  );
}

async function findSynonyms(
  index: TextIndex,
  core: Core,
  word: QueryWord,
  query: ReadonlySet<string>,
): Promise<TermMatch> {
  const others = new Set(
    core.synonyms.flatMap((group) =>
      group.some((name) => isNameOf(name, word, query, core.language))
        ? group.filter((name) => !isNameOf(name, word, query, core.language))
        : [],
    ),
  );
  const found = await Promise.all([...others].map((name) => findSynonym(index, core, name)));
  return found.reduce(either, NOTHING);
}

/** The word with two neighboring letters the other way round. */
function transpositions(word: string): string[] {
  return [...word].slice(1, -1).map((_, place) => {
    const [before, rest] = [word.slice(0, place + 1), word.slice(place + 1)];
    return `${before}${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  });
}

/** All forms of the words that some terms are forms of. */
async function findForms(index: TextIndex, core: Core, match: TermMatch): Promise<TermMatch> {
  const stems = new Set([...match.terms].map(core.language.stemOf));
  const {trust} = match;
  const forms = await Promise.all([...stems].map((term) => findTerm(index, core, term, {trust})));
  return forms.reduce(either, match);
}

/** The word with two letters swapped, or one letter other than it is written somewhere. */
async function findTypos(index: TextIndex, core: Core, {word, stem}: QueryWord) {
  if (word.length < MIN_FUZZY || /\d/.test(word)) {
    return NOTHING;
  }
  const swapped = await Promise.all(
    transpositions(word).map((term) =>
      findTerm(index, core, core.language.stemOf(term), {trust: TRANSPOSED}),
    ),
  );
  const meant = swapped.reduce(either, NOTHING);
  if (isFound(meant)) {
    return meant;
  }
  const found = await Promise.all(
    [...new Set([word, stem])].map((term) => {
      return findTerm(index, core, term, {fuzzy: 1, trust: FUZZY});
    }),
  );
  return findForms(index, core, found.reduce(either, NOTHING));
}

/** The parts of a word that was written as one, or the beginning of a word that is written nowhere. */
async function findChopped(index: TextIndex, core: Core, {word}: QueryWord): Promise<TermMatch> {
  if (word.length < MIN_CHOPPED || /\d/.test(word)) {
    return NOTHING;
  }
  for (let cut = word.length - 3; cut >= 3; cut -= 1) {
    const [left, right] = await Promise.all(
      [word.slice(0, cut), word.slice(cut)].map((part) =>
        findTerm(index, core, core.language.stemOf(part), {trust: CHOPPED}),
      ),
    );
    const both = bothOf(left ?? NOTHING, right ?? NOTHING);
    if (isFound(both)) {
      return both;
    }
  }
  const least = Math.max(MIN_CHOPPED, Math.ceil(word.length * 0.7));
  for (let length = word.length - 1; length >= least; length -= 1) {
    const match = await findTerm(index, core, word.slice(0, length), {
      prefix: true,
      trust: CHOPPED,
    });
    if (isFound(match)) {
      return match;
    }
  }
  return NOTHING;
}

/**
 * Where a word of a query stands: as it is written or as one of its synonyms; else misspelled; else
 * as a part of another word.
 *
 * @param query the stems of all its words, for synonyms of several
 * @throws IndexUnavailable
 */
export async function findWord(
  index: TextIndex,
  core: Core,
  word: QueryWord,
  query: ReadonlySet<string>,
  mayBeTypo = true,
): Promise<TermMatch> {
  const [exact, synonyms, whole, begun] = await Promise.all([
    findTerm(index, core, word.stem),
    findSynonyms(index, core, word, query),
    word.compound === undefined ? NOTHING : findTerm(index, core, word.compound),
    word.isOpen ? findTerm(index, core, word.word, {prefix: true, trust: OPEN}) : NOTHING,
  ]);
  const found = [exact, synonyms, whole, begun].reduce(either, NOTHING);
  if (isFound(found) || !mayBeTypo) {
    return isFound(found) ? found : NOTHING;
  }
  const typos = await findTypos(index, core, word);
  return isFound(typos) ? typos : findChopped(index, core, word);
}
