import {UndirectedGraph} from 'graphology';
import louvain from 'graphology-communities-louvain';
import {countEach, groupBy} from '../../../lib/groupBy';
import type {ContentPost, GraphSource} from '../../post-companions/plugin';
import type {GraphCluster} from '../types';

type Ties = UndirectedGraph<Record<string, never>, {weight: number}>;

const MIN_POSTS = 4;
const MAX_CLUSTERS = 10;
/** Number of ties from each post to its most similar posts. */
const MAX_TIES = 10;
/** Added to the similarity (0–1) of two posts that are linked. */
const LINK_WEIGHT = 0.1;
/** A higher Louvain resolution gives more and smaller clusters. */
const RESOLUTION = 1.2;

/** Builds a graph whose edges weigh how closely posts are related; nodes are indices in `posts`. */
function tiesOf({posts, neighbors}: GraphSource): Ties {
  const ties: Ties = new UndirectedGraph();
  posts.forEach((_, place) => ties.addNode(place));
  neighbors.forEach((found, place) => {
    for (const {page, score} of found.slice(0, MAX_TIES)) {
      ties.mergeEdge(place, page, {weight: score});
    }
  });
  const places = new Map(posts.map(({permalink}, place) => [permalink, place]));
  posts.forEach(({links}, place) => {
    for (const to of new Set(links.map((link) => link.to))) {
      const other = places.get(to);
      if (other !== undefined && other !== place) {
        ties.updateEdge(place, other, ({weight = 0}) => ({weight: weight + LINK_WEIGHT}));
      }
    }
  });
  return ties;
}

/** Returns the group with the strongest ties to a group, or any other group if it has no ties. */
function nearestGroup(ties: Ties, groups: readonly number[], group: number): number | undefined {
  const weights = new Map<number, number>();
  ties.forEachEdge((_edge, {weight}, source, target) => {
    const ends = [groups[Number(source)], groups[Number(target)]];
    const other = ends.find((end) => end !== group);
    if (ends.includes(group) && other !== undefined) {
      weights.set(other, (weights.get(other) ?? 0) + weight);
    }
  });
  const [first] = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return first?.[0] ?? groups.find((other) => other !== group);
}

/**
 * Returns the cluster of each post; the largest cluster is 0. Clusters are Louvain communities. The
 * smallest is merged into the nearest until there are at most ten, each of at least four posts.
 */
export function clusterPosts(source: GraphSource): number[] {
  const ties = tiesOf(source);
  // Visits posts in order, so that equal content gives equal clusters.
  const found = ties.size === 0 ? {} : louvain(ties, {resolution: RESOLUTION, randomWalk: false});
  let groups = ties.mapNodes((node) => found[node] ?? Number(node));
  for (;;) {
    const sizes = [...countEach(groups)].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const [smallest, size] = sizes.at(-1) ?? [-1, 0];
    if (sizes.length <= 1 || (size >= MIN_POSTS && sizes.length <= MAX_CLUSTERS)) {
      const ordered = sizes.map(([group]) => group);
      return groups.map((group) => ordered.indexOf(group));
    }
    const into = nearestGroup(ties, groups, smallest) ?? smallest;
    groups = groups.map((group) => (group === smallest ? into : group));
  }
}

/** A cluster gets a second tag if at least this share of its posts lacks the first. */
const MIN_REST = 0.15;
/** Smallest fit (0–1) of a second tag. */
const MIN_FIT = 0.25;

/** Returns the tag that fits some posts best: most of them have it, and few other posts. */
function bestTag(posts: readonly ContentPost[], tagCounts: ReadonlyMap<string, number>) {
  const tags = groupBy(
    posts.flatMap((post) => post.tags),
    ({permalink}) => permalink,
  );
  const candidates = [...tags].map(([permalink, [tag, ...others]]) => {
    const count = 1 + others.length;
    const fit = (2 * count) / (posts.length + (tagCounts.get(permalink) ?? count));
    return {permalink, label: tag?.label ?? '', fit};
  });
  return candidates.sort((a, b) => b.fit - a.fit || a.permalink.localeCompare(b.permalink))[0];
}

/** Names each cluster after its one or two most characteristic tags; uses each tag only once. */
export function nameClusters(
  clusters: readonly number[],
  {posts, tagCounts}: GraphSource,
): GraphCluster[] {
  const taken = new Set<string>();
  const count = Math.max(-1, ...clusters) + 1;
  return Array.from({length: count}, (_, cluster) => {
    const members = posts
      .filter((_post, place) => clusters[place] === cluster)
      .map((post) => ({...post, tags: post.tags.filter(({permalink}) => !taken.has(permalink))}));
    const first = bestTag(members, tagCounts);
    const rest = members.filter(({tags}) =>
      tags.every(({permalink}) => permalink !== first?.permalink),
    );
    const next = bestTag(rest, tagCounts);
    const hasSecond = next && next.fit >= MIN_FIT && rest.length > MIN_REST * members.length;
    const tags = [first, hasSecond ? next : undefined].filter((tag) => tag !== undefined);
    tags.forEach(({permalink}) => taken.add(permalink));
    // Labels begin with a capital letter, which would look wrong after "and".
    const name = tags.map(({label}) => label).join(' · ') || (members[0]?.title ?? '');
    return {name, size: members.length};
  });
}
