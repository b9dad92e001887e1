import {STOP_WORDS} from '../search/stopWords';
import {tokenize} from '../search/tokenize';
import {normalTerm} from './normalTerm';

/** The terms of a text in order, without words that say nothing. */
export function termsOf(text: string): string[] {
  return tokenize(text)
    .filter(({term}) => !STOP_WORDS.has(term))
    .map(({term}) => normalTerm(term));
}
