import {
  STOP_WORDS,
  hasPaired,
  isGrammar,
  stemOf,
  tokenize,
} from 'docusaurus-theme-search-ask/engine';
import type {ContentPost} from './types';

/** Weighted counts of a page's stems, each with the word form that comes first. */
export type PageTerms = ReadonlyMap<string, {readonly count: number; readonly word: string}>;

const TITLE = 4;
const HEADING = 2;

/** True for words, and for pairs of characters where spaces do not separate words. */
function isContent(term: string): boolean {
  return hasPaired(term)
    ? [...term].length > 1 && !isGrammar(term)
    : term.length > 2 && !STOP_WORDS.has(term) && /^\p{L}[\p{L}\p{M}]*$/u.test(term);
}

/** Returns the stems of a page without its code; title and headings count for more. */
export function readTerms({title, description, headings, lines}: ContentPost): PageTerms {
  const terms = new Map<string, {count: number; word: string}>();
  const add = (text: string, weight: number): void => {
    for (const {term, whole} of tokenize(text)) {
      if (whole || !isContent(term)) {
        continue;
      }
      const stem = stemOf(term);
      const {count, word} = terms.get(stem) ?? {count: 0, word: term};
      terms.set(stem, {count: count + weight, word});
    }
  };
  add(title, TITLE);
  add(description, HEADING);
  headings.forEach((heading) => add(heading, HEADING));
  lines.forEach((line) => add(line, 1));
  return terms;
}
