import {distance} from 'fastest-levenshtein';

/**
 * Returns the candidate that a misspelled word probably means: the one with the smallest edit distance,
 * if that is at most a third of the word's length (or one edit). Case is ignored.
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
