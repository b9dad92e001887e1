import type {TermVector} from './weighTerms';

/** Another page, by its place, and how alike the two are: from 0 to 1. */
export interface Neighbor {
  readonly page: number;
  readonly score: number;
}

/**
 * The most alike pages of each page, best first. Pages meet over the terms they share, so the cost
 * grows with the terms and not with all pairs of pages.
 *
 * @param parts vectors of the same pages, each kind with its part in the score
 */
export function findNeighbors(
  parts: readonly {readonly vectors: readonly TermVector[]; readonly part: number}[],
  most: number,
): Neighbor[][] {
  const postings = parts.map(({vectors}) => {
    const places = new Map<string, {page: number; weight: number}[]>();
    vectors.forEach((vector, page) => {
      for (const [term, weight] of vector) {
        const known = places.get(term) ?? [];
        known.push({page, weight});
        places.set(term, known);
      }
    });
    return places;
  });
  const [{vectors: first} = {vectors: []}] = parts;
  return first.map((_, page) => {
    const scores = new Map<number, number>();
    parts.forEach(({vectors, part}, kind) => {
      for (const [term, own] of vectors[page] ?? []) {
        for (const {page: other, weight} of postings[kind]?.get(term) ?? []) {
          scores.set(other, (scores.get(other) ?? 0) + part * own * weight);
        }
      }
    });
    scores.delete(page);
    return [...scores]
      .map(([other, score]) => ({page: other, score}))
      .sort((a, b) => b.score - a.score || a.page - b.page)
      .slice(0, most);
  });
}
