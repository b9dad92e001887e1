import type {GraphSource} from './comparePosts';
import type {ContentPage, GraphEdgeKind} from './types';

/** Places of two posts. */
export type Pair = readonly [from: number, to: number];

const MAX_SIMILAR_OF_EACH = 3;
/** So that a post has two to three of them. */
const SIMILAR_PAIRS_PER_POST = 1.25;
const MIN_POSTS_OF_TAG = 2;
const MAX_POSTS_OF_TAG = 4;

function keyOf([from, to]: Pair): string {
  return from < to ? `${from} ${to}` : `${to} ${from}`;
}

/** Pairs by their first mention; the other way round is the same pair. */
function unique(pairs: readonly Pair[]): Pair[] {
  const seen = new Set<string>();
  return pairs.filter((pair) => {
    const key = keyOf(pair);
    return pair[0] !== pair[1] && !seen.has(key) && seen.add(key);
  });
}

function linkPairs(posts: readonly ContentPage[]): Pair[] {
  const places = new Map(posts.map(({permalink}, place) => [permalink, place]));
  return posts.flatMap(({links}, from) =>
    links.flatMap(({to}): Pair[] => {
      const place = places.get(to);
      return place === undefined ? [] : [[from, place]];
    }),
  );
}

function similarPairs({neighbors}: GraphSource): Pair[] {
  return neighbors.flatMap((found, from) =>
    found.slice(0, MAX_SIMILAR_OF_EACH).map(({page}): Pair => [from, page]),
  );
}

function tagPairs({posts, tagCounts}: GraphSource): Pair[] {
  const having = new Map<string, number[]>();
  posts.forEach(({tags}, place) => {
    for (const {key} of tags) {
      const count = tagCounts.get(key) ?? 0;
      if (count >= MIN_POSTS_OF_TAG && count <= MAX_POSTS_OF_TAG) {
        having.set(key, [...(having.get(key) ?? []), place]);
      }
    }
  });
  return [...having.values()].flatMap((places) =>
    places.flatMap((from, index) => places.slice(index + 1).map((to): Pair => [from, to])),
  );
}

/**
 * The edges between posts: who links to whom, who is most alike, and who shares a tag that two to
 * four posts have. Each kind names a pair once, and the most similar pairs first.
 */
export function graphEdges(source: GraphSource): Record<GraphEdgeKind, Pair[]> {
  const scores = new Map(
    source.neighbors.flatMap((found, from) =>
      found.map(({page, score}) => [keyOf([from, page]), score] as const),
    ),
  );
  const score = (pair: Pair): number => scores.get(keyOf(pair)) ?? 0;
  const sorted = (pairs: readonly Pair[]): Pair[] =>
    unique(pairs).sort((a, b) => score(b) - score(a) || a[0] - b[0] || a[1] - b[1]);
  return {
    link: sorted(linkPairs(source.posts)),
    similarity: sorted(similarPairs(source)).slice(
      0,
      Math.round(source.posts.length * SIMILAR_PAIRS_PER_POST),
    ),
    tag: sorted(tagPairs(source)),
  };
}
