import {allowedEdits, fuzzyTerms} from '../search/fuzzyTerms';
import type {KnownWords} from './PassageFiles';

// cspell:ignore heartrate shuold waht

/** What a word counts that is one slip away, and two. */
const ONE_SLIP = 0.8;
const TWO_SLIPS = 0.7;
const MOST = 4;

/** A pair of words that are written as one: `heartrate`. */
function halves(word: string, known: ReadonlySet<string>): string[] {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (known.has(left) && known.has(right)) {
      return [left, right];
    }
  }
  return [];
}

/**
 * The words of two lists that an unknown word may have been meant as, the nearest ones alone, each
 * with what it counts.
 */
export function nearWords(
  {words, counts}: KnownWords,
  others: readonly string[],
  word: string,
): {readonly word: string; readonly quality: number}[] {
  const most = allowedEdits(word);
  if (most === 0 || !/^\p{L}+$/u.test(word)) {
    return [];
  }
  const near = [
    ...fuzzyTerms(words, word, most, false).map(({id, edits}) => ({
      word: words[id] ?? '',
      edits,
      count: counts[id] ?? 0,
    })),
    ...fuzzyTerms(others, word, most, false).map(({id, edits}) => ({
      word: others[id] ?? '',
      edits,
      count: 0,
    })),
  ]
    // Few slips happen at the first letter, and two with it make another word.
    .filter((one) => one.edits < 2 || one.word.charAt(0) === word.charAt(0))
    .sort((left, right) => left.edits - right.edits || right.count - left.count);
  const best = near.filter(({edits}) => edits === near[0]?.edits).slice(0, MOST);
  return best.length > 0
    ? best.map((one) => ({word: one.word, quality: one.edits === 1 ? ONE_SLIP : TWO_SLIPS}))
    : halves(word, new Set(words)).map((half) => ({word: half, quality: ONE_SLIP}));
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

/** Whether a word has the letters of a word of a set, in another order: `shuold`, `waht`. */
export function isShuffled(word: string, others: ReadonlySet<string>): boolean {
  const letters = lettersOf(word);
  return (
    word.length > 3 &&
    [...others].some(
      (other) =>
        other.length === word.length &&
        other.charAt(0) === word.charAt(0) &&
        lettersOf(other) === letters,
    )
  );
}
