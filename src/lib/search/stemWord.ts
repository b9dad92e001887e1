import {stemmer} from 'stemmer';

const STEMS = new Map<string, string>();
const MOST_KEPT = 20_000;

/** Porter's stem of a folded English word; other words are their own stem. */
export function stemWord(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) {
    return known;
  }
  const stem = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
  if (STEMS.size < MOST_KEPT) {
    STEMS.set(word, stem);
  }
  return stem;
}
