import type {PageTerms} from './readTerms';
import {readTerms} from './readTerms';
import type {ContentPage} from './types';

/** A page's most telling terms with their weights; the squares of the weights add up to 1. */
export type TermVector = ReadonlyMap<string, number>;

/** Terms that more pages than this share of all have tell little, and cost most. */
const COMMON = 0.2;
/** A vector's tail adds nothing to what two pages are about. */
const MOST_TERMS = 80;

/**
 * Weighs what each page says by how rare it is among all pages (tf-idf). What only one page says
 * makes no two alike and is left out.
 *
 * @param counts how often each page says each term
 */
export function weighTerms(counts: readonly ReadonlyMap<string, number>[]): TermVector[] {
  const pages = new Map<string, number>();
  for (const terms of counts) {
    for (const term of terms.keys()) {
      pages.set(term, (pages.get(term) ?? 0) + 1);
    }
  }
  const most = Math.max(2, counts.length * COMMON);
  return counts.map((terms) => {
    const weighed = [...terms].flatMap(([term, count]): [string, number][] => {
      const having = pages.get(term) ?? 1;
      return having < 2 || having > most
        ? []
        : [[term, (1 + Math.log(count)) * Math.log(counts.length / having)]];
    });
    const kept = weighed
      .filter(([, weight]) => weight > 0)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MOST_TERMS);
    const length = Math.hypot(...kept.map(([, weight]) => weight));
    return new Map(kept.map(([term, weight]) => [term, weight / length]));
  });
}

/** Another page, by its place, and how alike the two are: from 0 to 1. */
interface Neighbor {
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

/** What a graph is made of. */
export interface GraphSource {
  readonly posts: readonly ContentPage[];
  /** The most alike posts of each, best first. */
  readonly neighbors: readonly (readonly Neighbor[])[];
  /** Number of posts with a tag, by its key. */
  readonly tagCounts: ReadonlyMap<string, number>;
}

/** How alike the posts are, by their places in `posts`. */
export interface PostComparison extends GraphSource {
  readonly terms: readonly PageTerms[];
  readonly wording: readonly TermVector[];
}

/** What wording and tags each count for; together 1. */
const WORDING = 0.65;
const TAGS = 0.35;
const MOST_NEIGHBORS = 12;

/** Compares all posts by wording and by tags, both weighed by how rare they are. */
export function comparePosts(pages: readonly ContentPage[]): PostComparison {
  const posts = pages.filter(({kind}) => kind === 'post');
  const terms = posts.map(readTerms);
  const wording = weighTerms(
    terms.map((page) => new Map([...page].map(([stem, {count}]) => [stem, count]))),
  );
  const tags = weighTerms(posts.map((post) => new Map(post.tags.map(({key}) => [key, 1]))));
  const tagCounts = new Map<string, number>();
  for (const {key} of posts.flatMap((post) => post.tags)) {
    tagCounts.set(key, (tagCounts.get(key) ?? 0) + 1);
  }
  const parts = [
    {vectors: wording, part: WORDING},
    {vectors: tags, part: TAGS},
  ];
  return {posts, terms, wording, neighbors: findNeighbors(parts, MOST_NEIGHBORS), tagCounts};
}
