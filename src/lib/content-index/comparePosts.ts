import {countEach, groupBy} from '../groupBy';
import type {PageTerms} from './readTerms';
import {readTerms} from './readTerms';
import type {ContentPost} from './types';

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
  const pages = countEach(counts.flatMap((terms) => [...terms.keys()]));
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
type Postings = ReadonlyMap<string, (readonly [page: number, weight: number])[]>;

function postingsOf(vectors: readonly TermVector[]): Postings {
  const all = vectors.flatMap((vector, page) =>
    [...vector].map(([term, weight]) => ({term, posting: [page, weight] as const})),
  );
  const groups = groupBy(all, ({term}) => term);
  return new Map([...groups].map(([term, own]) => [term, own.map(({posting}) => posting)]));
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
  const pages = [...(parts[0]?.vectors.keys() ?? [])];
  return pages.map((page) => {
    const scores = new Float64Array(pages.length);
    for (const {vectors, part, postings} of kinds) {
      for (const [term, own] of vectors[page] ?? []) {
        for (const [other, theirs] of postings.get(term) ?? []) {
          scores[other] = (scores[other] ?? 0) + part * own * theirs;
        }
      }
    }
    const scoreOf = (other: number): number => scores[other] ?? 0;
    // To sort all of 2,000 pages by their scores for each of them would take seconds.
    const least = scores.toSorted().at(-1 - most) ?? 0;
    return pages
      .filter((other) => other !== page && scoreOf(other) > 0 && scoreOf(other) >= least)
      .sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
      .slice(0, most)
      .map((other) => ({page: other, score: scoreOf(other)}));
  });
}

/** What a graph is made of. */
export interface GraphSource {
  readonly posts: readonly ContentPost[];
  /** The most alike posts of each, best first. */
  readonly neighbors: readonly (readonly Neighbor[])[];
  /** Number of posts with a tag, by the permalink of its page. */
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
export function comparePosts(posts: readonly ContentPost[]): PostComparison {
  const terms = posts.map(readTerms);
  const wording = weighTerms(
    terms.map((page) => new Map([...page].map(([stem, {count}]) => [stem, count]))),
  );
  const tags = weighTerms(
    posts.map((post) => new Map(post.tags.map(({permalink}) => [permalink, 1]))),
  );
  const tagCounts = countEach(posts.flatMap((post) => post.tags.map(({permalink}) => permalink)));
  const parts = [
    {vectors: wording, part: WORDING},
    {vectors: tags, part: TAGS},
  ];
  return {posts, terms, wording, neighbors: findNeighbors(parts, MOST_NEIGHBORS), tagCounts};
}
