import type {ContentPage} from '../content-index/types';
import {writeNumbers} from '../search/numberText';
import {STOP_WORDS} from '../search/stopWords';
import {writeTerms} from '../search/termText';
import {tokenize} from '../search/tokenize';
import type {WordsFile} from './passageFormat';

/** Shorter words have too many neighbors to be told from them. */
const SHORTEST = 3;
const MOST_COUNTED = 60;

/** The words a slip may have been meant as: those of prose and heads, not those of code alone. */
export function buildWords(pages: readonly ContentPage[]): WordsFile {
  const counts = new Map<string, number>();
  for (const {title, description, tags, headings, passages} of pages) {
    const texts = [
      title,
      description,
      ...tags.map(({label}) => label),
      ...headings.map(({text}) => text),
      ...passages.filter(({kind}) => kind !== 'code').map(({text}) => text),
    ];
    for (const {term, whole} of texts.flatMap(tokenize)) {
      if (!whole && term.length >= SHORTEST && /^\p{L}+$/u.test(term) && !STOP_WORDS.has(term)) {
        counts.set(term, Math.min(MOST_COUNTED, (counts.get(term) ?? 0) + 1));
      }
    }
  }
  const words = [...counts.keys()].sort();
  return {
    words: writeTerms(words),
    counts: writeNumbers(words.map((word) => counts.get(word) ?? 0)),
  };
}
