import type {FuzzyTerm} from './fuzzyTerms';
import {allowedEdits, fuzzyTerms} from './fuzzyTerms';
import {IRREGULAR_FORMS} from './irregularForms';
import {otherSpellings} from './otherSpellings';
import type {QueryWord} from './parseQuery';
import type {SearchCore} from './readIndex';
import {stemWord} from './stemWord';
import {termRange} from './termRange';

/** A term of the index that stands for a word of the query. */
export interface TermMatch {
  /** 1 for the word itself, less for what is only near it. */
  readonly quality: number;
  /** How many letters of the term to mark: those typed, or all. */
  readonly marked: number;
}

export type TermMatches = Map<number, TermMatch>;

/** Exact over stem over prefix over slip of the pen. */
const QUALITY = {exact: 1, spelling: 0.95, stem: 0.85, prefix: 0.55, fuzzy: 0.4, fuzzier: 0.25};
/** What a whole prefix gets more, the nearer it is to the term's own length. */
const PREFIX_GAIN = 0.25;
/** What parts alone count of a whole that the index knows: `open source` is `open-source`. */
const PARTS_ALONE = {identifier: 0.1, compound: 0.8};
const MOST_PREFIXED = 60;
const MOST_FUZZY = 4;
/** Shorter beginnings fit half the dictionary. */
const SHORTEST_FALLBACK = 3;
/** Of five letters, one slip away, much begins that has another sense. */
const SHORTEST_FUZZY_PREFIX = 6;

function add(matches: TermMatches, id: number, quality: number, marked: number): void {
  if (quality > (matches.get(id)?.quality ?? 0)) {
    matches.set(id, {quality, marked});
  }
}

function addStemmed(matches: TermMatches, core: SearchCore, word: string): void {
  const stem = stemWord(word);
  if (stem.length < 3 || !/^[a-z]+$/.test(word)) {
    return;
  }
  // Porter turns a last y into i; all else that has the stem begins with it.
  const [from, to] = termRange(core.terms, stem.replace(/i$/, ''));
  for (let id = from; id < to; id += 1) {
    const term = core.terms[id] as string;
    if (stemWord(term) === stem) {
      add(matches, id, QUALITY.stem, term.length);
    }
  }
}

/** The word itself, however it is spelled, and its other forms. */
function addForms(matches: TermMatches, core: SearchCore, word: string): void {
  const addKnown = (form: string, quality: number): void => {
    const id = core.idOf.get(form);
    if (id !== undefined) {
      add(matches, id, quality, form.length);
    }
  };
  addKnown(word, QUALITY.exact);
  IRREGULAR_FORMS.get(word)?.forEach((form) => addKnown(form, QUALITY.stem));
  addStemmed(matches, core, word);
  for (const spelling of otherSpellings(word)) {
    if (core.idOf.has(spelling)) {
      addKnown(spelling, QUALITY.spelling);
      addStemmed(matches, core, spelling);
    }
  }
}

function addPrefixed(matches: TermMatches, core: SearchCore, word: string): void {
  const [from, to] = termRange(core.terms, word);
  const ids = Array.from({length: to - from}, (_, index) => from + index);
  const weight = (id: number): number =>
    (core.counts[id] as number) + (core.titles.get(id)?.length ?? 0) * 8;
  const commonest =
    ids.length > MOST_PREFIXED
      ? ids.toSorted((left, right) => weight(right) - weight(left)).slice(0, MOST_PREFIXED)
      : ids;
  for (const id of commonest) {
    const share = word.length / (core.terms[id] as string).length;
    add(matches, id, QUALITY.prefix + PREFIX_GAIN * share, word.length);
  }
}

function addFuzzy(matches: TermMatches, core: SearchCore, word: string, open: boolean): void {
  const most = allowedEdits(word);
  if (most === 0 || !/^\p{L}+$/u.test(word)) {
    return;
  }
  const isWhole = ({id, length}: FuzzyTerm): boolean => core.terms[id]?.length === length;
  const near = fuzzyTerms(core.terms, word, most, open && word.length >= SHORTEST_FUZZY_PREFIX)
    .filter(({id}) => /^\p{L}{3,}$/u.test(core.terms[id] as string))
    // Two slips, or one in what may still grow, and another first letter make another word.
    .filter(
      (match) =>
        (match.edits < 2 && isWhole(match)) || core.terms[match.id]?.charAt(0) === word.charAt(0),
    );
  const best = near.toSorted(
    (left, right) =>
      left.edits - right.edits ||
      Number(isWhole(right)) - Number(isWhole(left)) ||
      (core.counts[right.id] as number) - (core.counts[left.id] as number),
  );
  const [first] = best;
  for (const match of best.slice(0, MOST_FUZZY)) {
    if (first && match.edits === first.edits) {
      const quality = match.edits === 1 ? QUALITY.fuzzy : QUALITY.fuzzier;
      const factor = isWhole(match) ? 1 : 0.8;
      add(matches, match.id, quality * factor, core.terms[match.id]?.length ?? 0);
      // What is meant also has other forms.
      const forms: TermMatches = new Map();
      addForms(forms, core, core.terms[match.id] as string);
      forms.forEach(({marked}, id) => add(matches, id, quality * factor * 0.9, marked));
    }
  }
}

/** A whole over its parts somewhere on a page. */
function preferWholes(wholes: TermMatches, parts: TermMatches, share: number): TermMatches {
  const matches: TermMatches = new Map();
  parts.forEach(({quality, marked}, id) => add(matches, id, quality * share, marked));
  wholes.forEach(({quality, marked}, id) => add(matches, id, quality, marked));
  return matches;
}

/** The terms that stand for a word of a query; slips are looked for where nothing else is found. */
export function findTerms(
  core: SearchCore,
  {term, whole, identifier, open}: QueryWord,
): TermMatches {
  const matches: TermMatches = new Map();
  const wholes: TermMatches = new Map();
  addForms(matches, core, term);
  if (whole !== undefined) {
    addForms(wholes, core, whole);
    if (open) {
      addPrefixed(wholes, core, whole);
    }
  }
  if (open || (matches.size === 0 && term.length >= SHORTEST_FALLBACK)) {
    addPrefixed(matches, core, term);
  }
  if (matches.size === 0 && wholes.size === 0) {
    addFuzzy(matches, core, term, open);
  }
  const share = identifier ? PARTS_ALONE.identifier : PARTS_ALONE.compound;
  return wholes.size === 0 ? matches : preferWholes(wholes, matches, share);
}
