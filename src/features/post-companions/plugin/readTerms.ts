import {
  STOP_WORDS,
  hasPaired,
  isGrammar,
  stemOf,
  tokenize,
} from 'docusaurus-theme-search-ask/engine';
import type {ContentPost} from './types';

/** Weighted counts of a page's stems, each with its most frequent word form. */
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
  const counts = new Map<string, number>();
  const words = new Map<string, Map<string, number>>();
  const add = (text: string, weight: number): void => {
    for (const {term, whole} of tokenize(text)) {
      if (whole || !isContent(term)) {
        continue;
      }
      const stem = stemOf(term);
      counts.set(stem, (counts.get(stem) ?? 0) + weight);
      const forms = words.get(stem) ?? new Map<string, number>();
      words.set(stem, forms.set(term, (forms.get(term) ?? 0) + 1));
    }
  };
  add(title, TITLE);
  add(description, HEADING);
  headings.forEach((heading) => add(heading, HEADING));
  lines.forEach((line) => add(line, 1));
  return new Map(
    [...counts].map(([stem, count]) => {
      const forms = [...(words.get(stem) ?? [])];
      const [word = stem] = forms.reduce((best, form) => (form[1] > best[1] ? form : best));
      return [stem, {count, word}];
    }),
  );
}
