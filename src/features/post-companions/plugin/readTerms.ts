import {
  STOP_WORDS,
  hasPairedLetters,
  isGrammar,
  stemOf,
  tokenize,
} from 'docusaurus-theme-search-ask/engine';
import type {ContentPost} from './types';

/** Weighted number of occurrences of each stem in a post, with the first word that has the stem. */
export type PostTerms = ReadonlyMap<string, {readonly count: number; readonly word: string}>;

const TITLE_WEIGHT = 4;
const HEADING_WEIGHT = 2;

/**
 * True for words that show what a post is about, not stop words, short words or numbers. In scripts
 * without spaces between words, pairs of characters take the place of words.
 */
function isContent(term: string): boolean {
  return hasPairedLetters(term)
    ? [...term].length > 1 && !isGrammar(term)
    : term.length > 2 && !STOP_WORDS.has(term) && /^\p{L}[\p{L}\p{M}]*$/u.test(term);
}

/** Returns the stems of a post, except those in code. Title, description and headings count more. */
export function readTerms({title, description, headings, lines}: ContentPost): PostTerms {
  const terms = new Map<string, {count: number; word: string}>();
  const add = (text: string, weight: number): void => {
    for (const {term, isExtra} of tokenize(text)) {
      // An extra token, such as `llmstxt` for `llms.txt`, repeats words that are counted already.
      if (isExtra || !isContent(term)) {
        continue;
      }
      const stem = stemOf(term);
      const {count, word} = terms.get(stem) ?? {count: 0, word: term};
      terms.set(stem, {count: count + weight, word});
    }
  };
  add(title, TITLE_WEIGHT);
  add(description, HEADING_WEIGHT);
  headings.forEach((heading) => add(heading, HEADING_WEIGHT));
  lines.forEach((line) => add(line, 1));
  return terms;
}
