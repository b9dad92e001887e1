import {termsOf} from './termsOf';
import type {WeighedWord} from './weighWords';

/** How well a text has each word of a question, 0 to 1, in the order of the words. */
export function matchWords(words: readonly WeighedWord[], text: string): number[] {
  const terms = new Set(termsOf(text));
  return words.map(({alternatives}) =>
    Math.max(0, ...alternatives.map(({term, quality}) => (terms.has(term) ? quality : 0))),
  );
}
