import {parseQuery} from 'docusaurus-theme-search-ask/engine';
import type {WordsIn} from './pieces';
import {sumOf} from './pieces';
import type {Question} from './readQuestion';
import {asksMeaning} from './readQuestion';

/** Similarity of a question to one that an author wrote above a block, 0–1. */
export function likeness(
  other: string,
  weights: readonly number[],
  wordsIn: WordsIn,
  {language}: Question,
): number {
  const {words} = parseQuery(other, false, language);
  const shared = words.filter(({word}) => wordsIn(word).size > 0);
  return Math.sqrt(sumOf(wordsIn(other), weights) * (shared.length / Math.max(1, words.length)));
}

/** True if an author-written question asks for the meaning of the same words. */
export function asksTheSame(
  {query: {words}}: Question,
  questions: readonly string[],
  wordsIn: WordsIn,
): boolean {
  return questions.some((one) => asksMeaning(one) && wordsIn(one).size === words.length);
}
