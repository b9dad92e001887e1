import type {GraphSource} from './comparePosts';
import {lowerLabel} from './lowerLabel';
import type {ContentPage, GraphCluster} from './types';

/** A second tag is named where the first is missing on more than this share of the posts … */
const LEFT_OVER = 0.15;
/** … it is on at least this share of those, */
const LEAST_OF_LEFT_OVER = 0.25;
/** and at least this share of its posts are in the cluster: a language or a form is no subject. */
const LEAST_INSIDE = 2 / 3;

interface Candidate {
  readonly key: string;
  readonly label: string;
  /** Share of its posts that are in the cluster. */
  readonly inside: number;
  /** How well it fits: most posts of the cluster have it, and few others do. */
  readonly fit: number;
}

/** @param counts posts with a tag in all, by key */
function candidatesOf(
  posts: readonly ContentPage[],
  counts: ReadonlyMap<string, number>,
): Candidate[] {
  const inside = new Map<string, {label: string; count: number}>();
  for (const {key, label} of posts.flatMap(({tags}) => tags)) {
    inside.set(key, {label, count: (inside.get(key)?.count ?? 0) + 1});
  }
  return [...inside].map(([key, {label, count}]) => {
    const all = counts.get(key) ?? count;
    return {key, label, inside: count / all, fit: (2 * count) / (posts.length + all)};
  });
}

function best(candidates: readonly Candidate[], value: (one: Candidate) => number) {
  return candidates.toSorted((a, b) => value(b) - value(a) || a.key.localeCompare(b.key))[0];
}

/** The tag that says most of the posts which the first one says nothing of. */
function secondTag(
  posts: readonly ContentPage[],
  first: Candidate,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const leftOver = posts.filter(({tags}) => tags.every(({key}) => key !== first.key));
  const count = (key: string): number =>
    leftOver.filter(({tags}) => tags.some((tag) => tag.key === key)).length;
  if (leftOver.length <= posts.length * LEFT_OVER) {
    return undefined;
  }
  const enough = candidates.filter(
    ({key, inside}) => inside >= LEAST_INSIDE && count(key) >= leftOver.length * LEAST_OF_LEFT_OVER,
  );
  return best(enough, ({key, fit}) => fit * count(key));
}

function textsWith(posts: readonly ContentPage[], key: string): string[] {
  return posts
    .filter(({tags}) => tags.some((tag) => tag.key === key))
    .flatMap(({passages}) => passages.map(({text}) => text));
}

function nameOf(
  members: readonly ContentPage[],
  {posts, tagCounts}: GraphSource,
  taken: ReadonlySet<string>,
): {readonly name: string; readonly keys: readonly string[]} {
  const free = members.map((post) => ({
    ...post,
    tags: post.tags.filter(({key}) => !taken.has(key)),
  }));
  const candidates = candidatesOf(free, tagCounts);
  const first = best(candidates, ({fit}) => fit);
  if (!first) {
    return {name: members[0]?.title ?? '', keys: []};
  }
  const second = secondTag(free, first, candidates);
  if (!second) {
    return {name: first.label, keys: [first.key]};
  }
  const lowered = lowerLabel(second.label, textsWith(posts, second.key));
  return {name: `${first.label} and ${lowered}`, keys: [first.key, second.key]};
}

/** Names each cluster after its one or two most telling tags; no tag names two clusters. */
export function nameClusters(clusters: readonly number[], comparison: GraphSource): GraphCluster[] {
  const taken = new Set<string>();
  const count = Math.max(-1, ...clusters) + 1;
  return Array.from({length: count}, (_, cluster) => {
    const members = comparison.posts.filter((_post, place) => clusters[place] === cluster);
    const {name, keys} = nameOf(members, comparison, taken);
    keys.forEach((key) => taken.add(key));
    return {name, size: members.length};
  });
}
