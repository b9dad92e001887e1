import {UndirectedGraph} from 'graphology';
import louvain from 'graphology-communities-louvain';
import {countEach} from '../../../lib/groupBy';
import type {ContentPost, GraphSource} from '../../post-companions/plugin';
import type {GraphCluster} from '../types';

type Ties = UndirectedGraph<Record<string, never>, {weight: number}>;

const MIN_POSTS = 4;
const MAX_CLUSTERS = 10;
/** Number of ties from each post to its most similar posts. */
const MAX_TIES = 10;
/** Added to the similarity (0–1) of two posts that are linked. */
const LINK_WEIGHT = 0.1;
/** Louvain resolutions, from few large groups to many small ones. */
const RESOLUTIONS = Array.from({length: 26}, (_, step) => (5 + step) / 10);

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
function nearestGroup(ties: Ties, groups: readonly number[], group: number): number {
  const weights = new Map<number, number>();
  ties.forEachEdge((_edge, {weight}, source, target) => {
    const ends = [groups[Number(source)], groups[Number(target)]];
    const other = ends.find((end) => end !== group);
    if (ends.includes(group) && other !== undefined) {
      weights.set(other, (weights.get(other) ?? 0) + weight);
    }
  });
  const [first] = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return first?.[0] ?? groups.find((other) => other !== group) ?? group;
}

/** Merges the smallest group into its nearest until all are large enough and few enough. */
function mergeSmall(ties: Ties, found: readonly number[]): number[] {
  let groups = [...found];
  for (;;) {
    const sizes = countEach(groups);
    const [smallest] = [...sizes].sort((a, b) => a[1] - b[1] || b[0] - a[0]);
    const isFine = !smallest || (smallest[1] >= MIN_POSTS && sizes.size <= MAX_CLUSTERS);
    if (isFine || sizes.size === 1) {
      return groups;
    }
    const into = nearestGroup(ties, groups, smallest[0]);
    groups = groups.map((group) => (group === smallest[0] ? into : group));
  }
}

/** Returns a suitable number of clusters: 9 for 135 posts. */
function fittingCount(posts: number): number {
  return Math.min(MAX_CLUSTERS - 1, Math.max(1, Math.round(Math.sqrt(posts * 0.6))));
}

/** Finds Louvain communities, deterministically: posts are visited in order. */
function communities(ties: Ties, resolution: number): number[] {
  const found = ties.size === 0 ? {} : louvain(ties, {resolution, randomWalk: false});
  return ties.mapNodes((node) => found[node] ?? Number(node));
}

/**
 * Returns the cluster of each post; the largest cluster is 0. Uses the resolution whose number of
 * clusters is nearest to the suitable one. There are at most ten clusters, each of at least four
 * posts.
 */
export function clusterPosts(source: GraphSource): number[] {
  const ties = tiesOf(source);
  const fitting = fittingCount(ties.order);
  let best: {readonly groups: number[]; readonly distance: number} | undefined;
  for (const resolution of RESOLUTIONS) {
    const groups = mergeSmall(ties, communities(ties, resolution));
    const distance = Math.abs(new Set(groups).size - fitting);
    best = best && best.distance <= distance ? best : {groups, distance};
    if (distance === 0) {
      break;
    }
  }
  const groups = best?.groups ?? [];
  const ordered = [...countEach(groups)].sort((a, b) => b[1] - a[1]).map(([group]) => group);
  return groups.map((group) => ordered.indexOf(group));
}

/** A cluster is named after two tags if more than this share of its posts lack the first tag. */
const LEFT_OVER = 0.15;
/** Smallest share of the posts without the first tag that must have the second tag. */
const LEAST_OF_LEFT_OVER = 0.25;
/**
 * Smallest share of the second tag's posts that must be in the cluster. Excludes tags of a language
 * or a format, which are not topics.
 */
const LEAST_INSIDE = 2 / 3;

interface Candidate {
  readonly permalink: string;
  readonly label: string;
  /** Share of the tag's posts that are in the cluster. */
  readonly inside: number;
  /** High if most posts of the cluster and few other posts have the tag. */
  readonly fit: number;
}

/** @param counts number of posts with a tag on the whole site, by the tag's permalink */
function candidatesOf(
  posts: readonly ContentPost[],
  counts: ReadonlyMap<string, number>,
): Candidate[] {
  const inside = new Map<string, {label: string; count: number}>();
  for (const {permalink, label} of posts.flatMap(({tags}) => tags)) {
    inside.set(permalink, {label, count: (inside.get(permalink)?.count ?? 0) + 1});
  }
  return [...inside].map(([permalink, {label, count}]) => {
    const all = counts.get(permalink) ?? count;
    return {permalink, label, inside: count / all, fit: (2 * count) / (posts.length + all)};
  });
}

function best(candidates: readonly Candidate[], value: (one: Candidate) => number) {
  return candidates.toSorted(
    (a, b) => value(b) - value(a) || a.permalink.localeCompare(b.permalink),
  )[0];
}

/** Returns the tag that best describes the posts without the first tag. */
function secondTag(
  posts: readonly ContentPost[],
  first: Candidate,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const leftOver = posts.filter(({tags}) =>
    tags.every(({permalink}) => permalink !== first.permalink),
  );
  const count = (permalink: string): number =>
    leftOver.filter(({tags}) => tags.some((tag) => tag.permalink === permalink)).length;
  if (leftOver.length <= posts.length * LEFT_OVER) {
    return undefined;
  }
  const enough = candidates.filter(
    ({permalink, inside}) =>
      inside >= LEAST_INSIDE && count(permalink) >= leftOver.length * LEAST_OF_LEFT_OVER,
  );
  return best(enough, ({permalink, fit}) => fit * count(permalink));
}

function nameOf(
  members: readonly ContentPost[],
  {tagCounts}: GraphSource,
  taken: ReadonlySet<string>,
): {readonly name: string; readonly tags: readonly string[]} {
  const free = members.map((post) => ({
    ...post,
    tags: post.tags.filter(({permalink}) => !taken.has(permalink)),
  }));
  const candidates = candidatesOf(free, tagCounts);
  const first = best(candidates, ({fit}) => fit);
  if (!first) {
    return {name: members[0]?.title ?? '', tags: []};
  }
  const second = secondTag(free, first, candidates);
  if (!second) {
    return {name: first.label, tags: [first.permalink]};
  }
  // Labels begin with a capital letter, which would look wrong after "and".
  return {name: `${first.label} · ${second.label}`, tags: [first.permalink, second.permalink]};
}

/** Names each cluster after its one or two most characteristic tags; uses each tag only once. */
export function nameClusters(clusters: readonly number[], comparison: GraphSource): GraphCluster[] {
  const taken = new Set<string>();
  const count = Math.max(-1, ...clusters) + 1;
  return Array.from({length: count}, (_, cluster) => {
    const members = comparison.posts.filter((_post, place) => clusters[place] === cluster);
    const {name, tags} = nameOf(members, comparison, taken);
    tags.forEach((tag) => taken.add(tag));
    return {name, size: members.length};
  });
}
