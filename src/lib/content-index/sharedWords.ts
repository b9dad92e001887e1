import type {PageTerms} from './readTerms';
import type {TermVector} from './weighTerms';

interface Wording {
  readonly terms: PageTerms;
  readonly vector: TermVector;
}

/** The words that make two posts alike, most telling first, as the first of them writes them. */
export function sharedWords(one: Wording, other: Wording, most: number): string[] {
  return [...one.vector]
    .flatMap(([stem, weight]): [string, number][] => {
      const theirs = other.vector.get(stem);
      return theirs === undefined ? [] : [[stem, weight * theirs]];
    })
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([stem]) => one.terms.get(stem)?.word ?? stem);
}
