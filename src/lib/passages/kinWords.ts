import {termRange} from '../search/termRange';

// cspell:ignore ance ances ancy ation ations ative ence ened ening ibility ible ical iest ings
// cspell:ignore ists ization ized izer izes izing ment ments tion tions

/** Endings that make another word of the same root. */
const ENDINGS = new Set(
  (
    ' e s d y i ed er ers or ors ing ings est ier iest ily ly al ally ial ic ical ics ism ist ists ity ment ments ' +
    'ness ion ions tion tions ation ations ative ance ances ence ancy ency able ible ably ibility ability ive ize ized izes ' +
    'izing izer ization en ened ened ening ful less ee ees es ies ied ship age ure'
  ).split(' '),
);
const SHORTEST_ROOT = 4;
const LONGEST_ENDING = 8;

function sharedLength(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left.charCodeAt(length) === right.charCodeAt(length)) {
    length += 1;
  }
  return length;
}

/** Whether two words are a root with one ending and another: `riskier`, `risk`; `rebalance`, `rebalancing`. */
export function areKin(left: string, right: string): boolean {
  const shared = sharedLength(left, right);
  for (let root = shared; root >= Math.max(SHORTEST_ROOT, shared - 2); root -= 1) {
    const [one, other] = [left.slice(root), right.slice(root)];
    // `planner`, `plan`: the last letter is doubled before an ending.
    const doubled = (ending: string): string =>
      ending.charAt(0) === left.charAt(root - 1) ? ending.slice(1) : ending;
    if (
      (ENDINGS.has(one) || ENDINGS.has(doubled(one))) &&
      (ENDINGS.has(other) || ENDINGS.has(doubled(other)))
    ) {
      return true;
    }
  }
  return false;
}

/** The words of a sorted list that have a word's root; the word itself is one of them. */
export function kinWords(words: readonly string[], word: string): string[] {
  if (word.length < SHORTEST_ROOT) {
    return [];
  }
  const root = word.slice(0, Math.max(SHORTEST_ROOT, word.length - LONGEST_ENDING));
  const [from, to] = termRange(words, root);
  return words.slice(from, to).filter((other) => areKin(word, other));
}
