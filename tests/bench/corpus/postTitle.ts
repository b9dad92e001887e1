import type {Random} from './pick';
import {pickAny} from './pick';
import {capitalized} from './vocabulary';

const SHAPES: readonly ((word: () => string) => string)[] = [
  (word) => `${word()} and ${word()} by hand`,
  (word) => `What ${word()} says about ${word()}`,
  (word) => `${word()} without the ${word()}`,
  (word) => `Notes on ${word()}, ${word()} and ${word()}`,
  (word) => `The ${word()} behind every ${word()}`,
  (word) => `A ${word()} for the ${word()} that is late`,
  (word) => `When ${word()} meets ${word()}`,
  (word) => `How a ${word()} becomes ${word()}`,
  (word) => `${word()} is not ${word()}`,
  (word) => `Reading ${word()} like a ${word()}`,
];

/** A headline of at most 70 characters, and an address that no post of `taken` has. */
export function postTitle(
  word: () => string,
  taken: ReadonlySet<string>,
  random: Random,
): {title: string; slug: string} {
  for (let tries = 0; tries < 1000; tries += 1) {
    const title = capitalized(pickAny(SHAPES, random)(word));
    const slug = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    if (title.length <= 70 && !taken.has(slug)) {
      return {title, slug};
    }
  }
  throw new Error('No new title was found in 1,000 tries.');
}
