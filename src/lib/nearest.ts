import {distance} from 'fastest-levenshtein';

/** Returns the edit distance of two words; 1 if they differ only by two swapped neighboring letters. */
function editDistance(word: string, other: string): number {
  const edits = distance(word, other);
  const at = Array.from(word).findIndex((letter, index) => letter !== other[index]);
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return edits === 2 && swapped === other ? 1 : edits;
}

/**
 * Returns the candidate that a misspelled word probably means: the one with the smallest edit distance,
 * if that is at most a third of the word's length (or one edit). Case is ignored.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const folded = word.toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = editDistance(folded, candidate.toLowerCase());
    if (edits < fewest) {
      [best, fewest] = [candidate, edits];
    }
  }
  return best;
}
