import {distance} from 'fastest-levenshtein';

/**
 * The candidate that a slip of the pen most likely meant: the one with the fewest edits, at most a
 * third of the word (and one edit even in the shortest).
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const folded = word.toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = distance(folded, candidate.toLowerCase());
    if (edits < fewest) {
      [best, fewest] = [candidate, edits];
    }
  }
  return best;
}
