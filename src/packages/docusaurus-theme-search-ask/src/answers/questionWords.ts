import {wordFinder} from '../engine/language.js';
import type {Ranking} from '../engine/rank.js';
import {tokenize} from '../engine/tokenize.js';

/** A set of words of the question, by their places in it. */
export type WordSet = ReadonlySet<number>;

/** The words of a question, and where they occur. */
export interface QuestionWords {
  /** Weight of each word; the sum is 1. */
  readonly weights: readonly number[];
  /** Confidence in the matches of each word, 0–1. */
  readonly trust: readonly number[];
  /** Returns the words of the question that a text contains. */
  readonly in: (text: string) => WordSet;
  /** True if all words found are spelling guesses that match only capitalized names in the text. */
  readonly matchOnlyGuessedNames: (found: WordSet, text: string) => boolean;
  /** Returns the share of the question made up by some words: the sum of their weights, 0–1. */
  readonly share: (words: Iterable<number>) => number;
}

/** Returns the words of a question that has been looked up in the index. */
export function questionWords({matches, weights, core: {language}}: Ranking): QuestionWords {
  const wordsOf = wordFinder(matches, language);
  return {
    weights,
    trust: matches.map(({trust}) => trust),
    in: (text) => new Set(tokenize(text).flatMap(wordsOf)),
    matchOnlyGuessedNames: (found, text) =>
      language.capitalizesNouns !== true &&
      found.size > 0 &&
      [...found].every((word) => matches[word]?.isGuess) &&
      tokenize(text).every((token) => {
        const first = text.charAt(token.start);
        return first !== first.toLowerCase() || wordsOf(token).length === 0;
      }),
    share: (words) => [...words].reduce((sum, word) => sum + (weights[word] ?? 0), 0),
  };
}

export function union(...sets: readonly WordSet[]): WordSet {
  return new Set(sets.flatMap((set) => [...set]));
}
