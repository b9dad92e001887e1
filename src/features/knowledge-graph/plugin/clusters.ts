import {UndirectedGraph} from 'graphology';
import louvain from 'graphology-communities-louvain';
import {countEach, groupBy} from '../../../lib/groupBy';
import type {ContentPost, GraphSource} from '../../post-companions/plugin';
import type {GraphCluster, GraphEdge} from '../types';

/** Graph of posts. An edge is a tie between two posts; its weight is the strength of the tie. */
type Ties = UndirectedGraph<Record<string, never>, {weight: number}>;

const MIN_POSTS = 4;
const MAX_CLUSTERS = 10;
/** Maximum number of ties from each post to its most similar posts. */
const MAX_TIES = 10;
/** Strength that a link adds to a tie; the similarity of the two posts adds 0 to 1. */
const LINK_WEIGHT = 0.1;
/** A higher Louvain resolution gives more and smaller clusters. */
const RESOLUTION = 1.2;

/** Returns the links between posts, as pairs of indices: the linking post and the linked post. */
export function linkPairs(posts: readonly ContentPost[]): GraphEdge[] {
  const indices = new Map(posts.map(({permalink}, index) => [permalink, index]));
  return posts.flatMap(({links}, from) =>
    [...new Set(links.map(({to}) => indices.get(to)))]
      .filter((to) => to !== undefined && to !== from)
      .map((to): GraphEdge => [from, to as number]),
  );
}

/** Returns the ties between similar or linked posts. Nodes are indices in `posts`. */
function tiesOf({posts, neighbors}: GraphSource): Ties {
  const ties: Ties = new UndirectedGraph();
  posts.forEach((_, index) => ties.addNode(index));
  neighbors.forEach((similarPosts, index) => {
    for (const {post, score} of similarPosts.slice(0, MAX_TIES)) {
      ties.mergeEdge(index, post, {weight: score});
    }
  });
  for (const [from, to] of linkPairs(posts)) {
    ties.updateEdge(from, to, ({weight = 0}) => ({weight: weight + LINK_WEIGHT}));
  }
  return ties;
}

/**
 * Returns the group with the strongest ties to `group`; if there are no ties, any other group; undefined
 * if there is only one group.
 *
 * @param groups group of each post
 */
function nearestGroup(ties: Ties, groups: readonly number[], group: number): number | undefined {
  const weights = new Map<number, number>();
  ties.forEachEdge((_edge, {weight}, source, target) => {
    const ends = [groups[Number(source)], groups[Number(target)]];
    const otherGroup = ends.find((end) => end !== group);
    if (ends.includes(group) && otherGroup !== undefined) {
      weights.set(otherGroup, (weights.get(otherGroup) ?? 0) + weight);
    }
  });
  const [first] = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return first?.[0] ?? groups.find((otherGroup) => otherGroup !== group);
}

/**
 * Returns the cluster of each post. The largest cluster is 0, the second largest 1. Clusters are
 * Louvain communities. The smallest is merged into the nearest until there are at most ten clusters,
 * each with at least four posts.
 */
export function clusterPosts(source: GraphSource): number[] {
  const ties = tiesOf(source);
  // `randomWalk: false` makes the result deterministic.
  const communities =
    ties.size === 0 ? {} : louvain(ties, {resolution: RESOLUTION, randomWalk: false});
  let groups = ties.mapNodes((node) => communities[node] ?? Number(node));
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

/** The name of a cluster has a second tag if more than this share of its posts lacks the first. */
const MIN_SHARE_WITHOUT_FIRST = 0.15;
/** Minimum fit (0–1) of a second tag, see `bestTag`. */
const MIN_FIT = 0.25;

/**
 * Returns the tag that fits the given posts best, with its fit: 1 if all these posts have the tag and no
 * other post does, and less for each exception.
 *
 * @param tagCounts number of posts with each tag in the whole blog, by the tag's permalink
 * @param usedTags permalinks of tags that are left out
 */
function bestTag(
  posts: readonly ContentPost[],
  tagCounts: ReadonlyMap<string, number>,
  usedTags: ReadonlySet<string>,
) {
  const tags = groupBy(
    posts.flatMap((post) => post.tags),
    ({permalink}) => permalink,
  );
  const candidates = [...tags].map(([permalink, group]) => {
    const count = group.length;
    const fit = (2 * count) / (posts.length + (tagCounts.get(permalink) ?? count));
    return {permalink, label: group[0]?.label ?? '', fit};
  });
  return candidates
    .filter(({permalink}) => !usedTags.has(permalink))
    .sort((a, b) => b.fit - a.fit || a.permalink.localeCompare(b.permalink))[0];
}

/**
 * Returns the name and size of each cluster. The name is made of the one or two tags that fit the
 * cluster best; a tag is used in only one name. Without an unused tag, it is the title of the oldest post.
 *
 * @param clusters cluster of each post
 */
export function nameClusters(
  clusters: readonly number[],
  {posts, tagCounts}: GraphSource,
): GraphCluster[] {
  const usedTags = new Set<string>();
  const count = Math.max(-1, ...clusters) + 1;
  return Array.from({length: count}, (_, cluster) => {
    const members = posts.filter((_post, index) => clusters[index] === cluster);
    const first = bestTag(members, tagCounts, usedTags);
    const withoutFirst = members.filter(
      ({tags}) => !tags.some(({permalink}) => permalink === first?.permalink),
    );
    const second = bestTag(withoutFirst, tagCounts, usedTags);
    const needsSecond = withoutFirst.length > MIN_SHARE_WITHOUT_FIRST * members.length;
    const tags = [first, needsSecond && (second?.fit ?? 0) >= MIN_FIT ? second : undefined].filter(
      (tag) => tag !== undefined,
    );
    tags.forEach(({permalink}) => usedTags.add(permalink));
    // A dot, because "and" would look odd between capitalized labels.
    const name = [...new Set(tags.map(({label}) => label))].join(' · ');
    return {name: name || (members[0]?.title ?? ''), size: members.length};
  });
}
