import type {GraphSource} from './comparePosts';
import type {ContentPage, GraphEdgeKind} from './types';

/** Places of two posts. */
export type Pair = readonly [from: number, to: number];

const STRONGEST_OF_EACH = 3;
/** So that a post has two to three of them. */
const SIMILAR_PAIRS_PER_POST = 1.25;
const RAREST_TAG = 2;
const COMMONEST_TAG = 4;

/** Pairs by their first mention; the other way round is the same pair. */
function unique(pairs: readonly Pair[]): Pair[] {
  const seen = new Set<string>();
  return pairs.filter(([from, to]) => {
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    return from !== to && !seen.has(key) && seen.add(key);
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

function similarPairs({posts, neighbors}: GraphSource): Pair[] {
  const scored = neighbors.flatMap((found, from) =>
    found.slice(0, STRONGEST_OF_EACH).map(({page, score}) => ({pair: [from, page] as Pair, score})),
  );
  const strongest = scored
    .sort((a, b) => b.score - a.score || a.pair[0] - b.pair[0] || a.pair[1] - b.pair[1])
    .map(({pair}) => pair);
  return unique(strongest).slice(0, Math.round(posts.length * SIMILAR_PAIRS_PER_POST));
}

function tagPairs({posts, tagCounts}: GraphSource): Pair[] {
  const having = new Map<string, number[]>();
  posts.forEach(({tags}, place) => {
    for (const {key} of tags) {
      const count = tagCounts.get(key) ?? 0;
      if (count >= RAREST_TAG && count <= COMMONEST_TAG) {
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
 * four posts have. Each kind names a pair once.
 */
export function graphEdges(comparison: GraphSource): Record<GraphEdgeKind, Pair[]> {
  return {
    link: unique(linkPairs(comparison.posts)),
    similarity: similarPairs(comparison),
    tag: unique(tagPairs(comparison)),
  };
}
