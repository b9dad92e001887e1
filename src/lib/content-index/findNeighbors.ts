import type {TermVector} from './weighTerms';

/** Another page, by its place, and how alike the two are: from 0 to 1. */
export interface Neighbor {
  readonly page: number;
  readonly score: number;
}

/** The pages that have a term, ascending, with its weight on each. */
interface Posting {
  readonly pages: number[];
  readonly weights: number[];
}

function postingsOf(vectors: readonly TermVector[]): ReadonlyMap<string, Posting> {
  const postings = new Map<string, Posting>();
  vectors.forEach((vector, page) => {
    for (const [term, weight] of vector) {
      const known = postings.get(term) ?? {pages: [], weights: []};
      known.pages.push(page);
      known.weights.push(weight);
      postings.set(term, known);
    }
  });
  return postings;
}

/** The best of the pages that scored, without sorting them all. */
function bestOf(found: readonly number[], scores: Float64Array, most: number): Neighbor[] {
  const best: Neighbor[] = [];
  for (const page of found) {
    const score = scores[page] ?? 0;
    const last = best.at(-1);
    const isWorse = (other: Neighbor) =>
      other.score < score || (other.score === score && other.page > page);
    if (best.length === most && last && !isWorse(last)) {
      continue;
    }
    const place = best.findIndex(isWorse);
    best.splice(place === -1 ? best.length : place, 0, {page, score});
    best.length = Math.min(best.length, most);
  }
  return best;
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
  const kinds = parts.map(({vectors, part}) => ({vectors, part, postings: postingsOf(vectors)}));
  const count = parts[0]?.vectors.length ?? 0;
  const scores = new Float64Array(count);
  return Array.from({length: count}, (_, page) => {
    const found: number[] = [];
    for (const {vectors, part, postings} of kinds) {
      for (const [term, own] of vectors[page] ?? []) {
        const {pages, weights} = postings.get(term) ?? {pages: [], weights: []};
        for (let place = 0; place < pages.length; place += 1) {
          const other = pages[place] as number;
          if (scores[other] === 0 && other !== page) {
            found.push(other);
          }
          scores[other] = (scores[other] ?? 0) + part * own * (weights[place] ?? 0);
        }
      }
    }
    const best = bestOf(found, scores, most);
    found.forEach((other) => (scores[other] = 0));
    scores[page] = 0;
    return best;
  });
}
