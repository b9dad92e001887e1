import {countEach, groupBy} from '../../../lib/groupBy';
import type {PostTerms} from './readTerms';
import {readTerms} from './readTerms';
import type {ContentPost} from './types';

/** Weights of a post's most characteristic terms. The vector is normalized to length 1. */
type TermVector = ReadonlyMap<string, number>;

/** Maximum share of posts with a term. More common terms say little and take the most time. */
const MAX_TERM_SHARE = 0.2;
/** Maximum number of terms per post. Those with lower weights hardly change the similarity. */
const MAX_TERMS = 80;

/**
 * Returns the weights of each post's terms, which depend on the number of posts with a term
 * (tf-idf). Leaves out terms that only one post has, because they make no two posts similar.
 *
 * @param counts number of occurrences of each term, for each post
 */
function weighTerms(counts: readonly ReadonlyMap<string, number>[]): TermVector[] {
  const postCounts = countEach(counts.flatMap((terms) => [...terms.keys()]));
  const maxPosts = Math.max(2, counts.length * MAX_TERM_SHARE);
  return counts.map((terms) => {
    const weighed = [...terms].flatMap(([term, count]): [string, number][] => {
      const postCount = postCounts.get(term) ?? 1;
      return postCount < 2 || postCount > maxPosts
        ? []
        : [[term, (1 + Math.log(count)) * Math.log(counts.length / postCount)]];
    });
    const strongest = weighed
      .filter(([, weight]) => weight > 0)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MAX_TERMS);
    const length = Math.hypot(...strongest.map(([, weight]) => weight));
    return new Map(strongest.map(([term, weight]) => [term, weight / length]));
  });
}

interface Neighbor {
  /** Index of the post. */
  readonly post: number;
  /** Similarity, 0–1. */
  readonly score: number;
}

/** Posts with each term, in ascending order, and the weight of the term in each. */
type Postings = ReadonlyMap<string, (readonly [post: number, weight: number])[]>;

function postingsOf(vectors: readonly TermVector[]): Postings {
  const all = vectors.flatMap((vector, post) =>
    [...vector].map(([term, weight]) => ({term, posting: [post, weight] as const})),
  );
  const groups = groupBy(all, ({term}) => term);
  return new Map([...groups].map(([term, group]) => [term, group.map(({posting}) => posting)]));
}

const MAX_NEIGHBORS = 12;

/**
 * Returns the most similar posts of each post, best first. Compares only posts that share a term,
 * because comparing all pairs of posts would take too long.
 *
 * @param factors kinds of vectors of the same posts, each with its weight in the score
 */
function findNeighbors(
  postCount: number,
  factors: readonly {readonly vectors: readonly TermVector[]; readonly weight: number}[],
): Neighbor[][] {
  const indexed = factors.map((factor) => ({...factor, postings: postingsOf(factor.vectors)}));
  const posts = [...Array(postCount).keys()];
  return posts.map((post) => {
    const scores = new Float64Array(postCount);
    for (const {vectors, weight: factorWeight, postings} of indexed) {
      for (const [term, weight] of vectors[post] ?? []) {
        for (const [candidate, candidateWeight] of postings.get(term) ?? []) {
          scores[candidate] = (scores[candidate] ?? 0) + factorWeight * weight * candidateWeight;
        }
      }
    }
    const scoreOf = (candidate: number): number => scores[candidate] ?? 0;
    // Lowest score of a neighbor; the highest score is the post's own. Only numbers are sorted here, because
    // sorting all posts by score, once for each of 2,000 posts, would take seconds.
    const minScore = scores.toSorted().at(-1 - MAX_NEIGHBORS) ?? 0;
    return posts
      .filter(
        (candidate) =>
          candidate !== post && scoreOf(candidate) > 0 && scoreOf(candidate) >= minScore,
      )
      .sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)
      .slice(0, MAX_NEIGHBORS)
      .map((candidate) => ({post: candidate, score: scoreOf(candidate)}));
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

/** Similarity of posts. All lists are in the order of `posts`. */
export interface PostComparison extends GraphSource {
  readonly terms: readonly PostTerms[];
  /** Weights of the stems in `terms`. */
  readonly wording: readonly TermVector[];
}

const WORDING_WEIGHT = 0.65;
const TAGS_WEIGHT = 1 - WORDING_WEIGHT;

/** Compares all posts by wording and tags, both weighted by rarity. */
export function comparePosts(posts: readonly ContentPost[]): PostComparison {
  const terms = posts.map(readTerms);
  const wording = weighTerms(
    terms.map((ofPost) => new Map([...ofPost].map(([stem, {count}]) => [stem, count]))),
  );
  const tags = weighTerms(
    posts.map((post) => new Map(post.tags.map(({permalink}) => [permalink, 1]))),
  );
  const tagCounts = countEach(posts.flatMap((post) => post.tags.map(({permalink}) => permalink)));
  const factors = [
    {vectors: wording, weight: WORDING_WEIGHT},
    {vectors: tags, weight: TAGS_WEIGHT},
  ];
  return {posts, terms, wording, neighbors: findNeighbors(posts.length, factors), tagCounts};
}
