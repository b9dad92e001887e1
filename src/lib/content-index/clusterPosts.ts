import type {GraphSource} from './comparePosts';
import type {WeightedGraph} from './findCommunities';
import {findCommunities} from './findCommunities';

const LEAST_POSTS = 4;
const MOST_CLUSTERS = 10;
/** Posts that a post is tied to for being alike. */
const TIES = 10;
/** What a link adds to how alike two posts are. */
const LINK = 0.1;
const RESOLUTIONS = Array.from({length: 26}, (_, step) => (5 + step) / 10);

/** How strongly posts hold together, by wording, tags and links. */
function tiesOf({posts, neighbors}: GraphSource): WeightedGraph {
  const ties = posts.map(() => new Map<number, number>());
  const add = (one: number, other: number, weight: number): void => {
    const sum = (ties[one]?.get(other) ?? 0) + weight;
    ties[one]?.set(other, sum);
    ties[other]?.set(one, sum);
  };
  neighbors.forEach((found, place) => {
    for (const {page, score} of found.slice(0, TIES)) {
      if (!ties[place]?.has(page)) {
        add(place, page, score);
      }
    }
  });
  const places = new Map(posts.map(({permalink}, place) => [permalink, place]));
  posts.forEach(({links}, place) => {
    for (const to of new Set(links.map((link) => link.to))) {
      const other = places.get(to);
      if (other !== undefined && other !== place) {
        add(place, other, LINK);
      }
    }
  });
  return ties;
}

/** The other group that a group's nodes are tied to most; the first one where they have no ties. */
function nearestGroup(ties: WeightedGraph, groups: readonly number[], group: number): number {
  const weights = new Map<number, number>();
  ties.forEach((own, place) => {
    if (groups[place] !== group) {
      return;
    }
    for (const [other, weight] of own) {
      const to = groups[other];
      if (to !== undefined && to !== group) {
        weights.set(to, (weights.get(to) ?? 0) + weight);
      }
    }
  });
  const [first] = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return first?.[0] ?? groups.find((other) => other !== group) ?? group;
}

/** Gives the posts of the smallest group to its nearest, while it is too small or they are too many. */
function mergeSmall(ties: WeightedGraph, found: readonly number[]): number[] {
  let groups = [...found];
  for (;;) {
    const sizes = new Map<number, number>();
    groups.forEach((group) => sizes.set(group, (sizes.get(group) ?? 0) + 1));
    const [smallest] = [...sizes].sort((a, b) => a[1] - b[1] || b[0] - a[0]);
    const isFine = !smallest || (smallest[1] >= LEAST_POSTS && sizes.size <= MOST_CLUSTERS);
    if (isFine || sizes.size === 1) {
      return groups;
    }
    const into = nearestGroup(ties, groups, smallest[0]);
    groups = groups.map((group) => (group === smallest[0] ? into : group));
  }
}

/** How many clusters suit so many posts: 9 for 135. */
function fittingCount(posts: number): number {
  return Math.min(MOST_CLUSTERS - 1, Math.max(1, Math.round(Math.sqrt(posts * 0.6))));
}

/**
 * Each post's cluster, the largest being 0. No cluster has fewer than four posts, and there are at
 * most ten. Equal posts have equal clusters: nothing in it is left to chance.
 */
export function clusterPosts(comparison: GraphSource): number[] {
  const ties = tiesOf(comparison);
  const fitting = fittingCount(ties.length);
  let best: {readonly groups: number[]; readonly distance: number} | undefined;
  for (const resolution of RESOLUTIONS) {
    const groups = mergeSmall(ties, findCommunities(ties, resolution));
    const distance = Math.abs(new Set(groups).size - fitting);
    best = best && best.distance <= distance ? best : {groups, distance};
    if (distance === 0) {
      break;
    }
  }
  const groups = best?.groups ?? [];
  const size = (group: number): number => groups.filter((other) => other === group).length;
  const ordered = [...new Set(groups)].sort((a, b) => size(b) - size(a) || a - b);
  return groups.map((group) => ordered.indexOf(group));
}
