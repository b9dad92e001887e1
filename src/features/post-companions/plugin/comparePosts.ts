import {countEach, groupBy} from '../../../lib/groupBy';
import type {PageTerms} from './readTerms';
import {readTerms} from './readTerms';
import type {ContentPost} from './types';

/** A page's most characteristic terms and their weights, as a vector of length 1. */
export type TermVector = ReadonlyMap<string, number>;

/** Terms on a larger share of pages are left out: they say little and take the most time. */
const COMMON = 0.2;
/** Number of terms kept per page; those with lower weights hardly change the similarity. */
const MAX_TERMS = 80;

/**
 * Weighs the terms of each page by their rarity among all pages (tf-idf). Terms that only one page
 * has are left out: they make no two pages similar.
 *
 * @param counts for each page, how often each term occurs
 */
export function weighTerms(counts: readonly ReadonlyMap<string, number>[]): TermVector[] {
  const pages = countEach(counts.flatMap((terms) => [...terms.keys()]));
  const most = Math.max(2, counts.length * COMMON);
  return counts.map((terms) => {
    const weighed = [...terms].flatMap(([term, count]): [string, number][] => {
      const pageCount = pages.get(term) ?? 1;
      return pageCount < 2 || pageCount > most
        ? []
        : [[term, (1 + Math.log(count)) * Math.log(counts.length / pageCount)]];
    });
    const kept = weighed
      .filter(([, weight]) => weight > 0)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MAX_TERMS);
    const length = Math.hypot(...kept.map(([, weight]) => weight));
    return new Map(kept.map(([term, weight]) => [term, weight / length]));
  });
}

/** A similar page. */
interface Neighbor {
  /** Index of the page. */
  readonly page: number;
  /** Similarity, 0–1. */
  readonly score: number;
}

/** For each term, the pages that have it, in ascending order, with its weight on each. */
type Postings = ReadonlyMap<string, (readonly [page: number, weight: number])[]>;

function postingsOf(vectors: readonly TermVector[]): Postings {
  const all = vectors.flatMap((vector, page) =>
    [...vector].map(([term, weight]) => ({term, posting: [page, weight] as const})),
  );
  const groups = groupBy(all, ({term}) => term);
  return new Map([...groups].map(([term, own]) => [term, own.map(({posting}) => posting)]));
}

/**
 * Returns the most similar pages of each page, best first. Compares only pages that share a term,
 * because comparing all pairs of pages would take too long.
 *
 * @param factors kinds of vectors of the same pages, each with its weight in the score
 */
export function findNeighbors(
  factors: readonly {readonly vectors: readonly TermVector[]; readonly weight: number}[],
  most: number,
): Neighbor[][] {
  const kinds = factors.map((factor) => ({...factor, postings: postingsOf(factor.vectors)}));
  const pages = [...(factors[0]?.vectors.keys() ?? [])];
  return pages.map((page) => {
    const scores = new Float64Array(pages.length);
    for (const {vectors, weight, postings} of kinds) {
      for (const [term, own] of vectors[page] ?? []) {
        for (const [other, theirs] of postings.get(term) ?? []) {
          scores[other] = (scores[other] ?? 0) + weight * own * theirs;
        }
      }
    }
    const scoreOf = (other: number): number => scores[other] ?? 0;
    // Sorting numbers is fast; sorting all pages by score would take seconds on a site of 2,000.
    const least = scores.toSorted().at(-1 - most) ?? 0;
    return pages
      .filter((other) => other !== page && scoreOf(other) > 0 && scoreOf(other) >= least)
      .sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
      .slice(0, most)
      .map((other) => ({page: other, score: scoreOf(other)}));
  });
}

/** Input of the knowledge graph. */
export interface GraphSource {
  readonly posts: readonly ContentPost[];
  /** The most similar posts of each post, best first. */
  readonly neighbors: readonly (readonly Neighbor[])[];
  /** Number of posts with a tag, by the permalink of its page. */
  readonly tagCounts: ReadonlyMap<string, number>;
}

/** Similarity of posts; lists are in the order of `posts`. */
export interface PostComparison extends GraphSource {
  readonly terms: readonly PageTerms[];
  readonly wording: readonly TermVector[];
}

/** Weights of wording and tags in the score; their sum is 1. */
const WORDING = 0.65;
const TAGS = 0.35;
const MAX_NEIGHBORS = 12;

/** Compares all posts by wording and tags, both weighed by rarity. */
export function comparePosts(posts: readonly ContentPost[]): PostComparison {
  const terms = posts.map(readTerms);
  const wording = weighTerms(
    terms.map((page) => new Map([...page].map(([stem, {count}]) => [stem, count]))),
  );
  const tags = weighTerms(
    posts.map((post) => new Map(post.tags.map(({permalink}) => [permalink, 1]))),
  );
  const tagCounts = countEach(posts.flatMap((post) => post.tags.map(({permalink}) => permalink)));
  const factors = [
    {vectors: wording, weight: WORDING},
    {vectors: tags, weight: TAGS},
  ];
  return {posts, terms, wording, neighbors: findNeighbors(factors, MAX_NEIGHBORS), tagCounts};
}
