/** Weights of the edges of each node to others, by their places; the same from both ends. */
export type WeightedGraph = readonly ReadonlyMap<number, number>[];

const LEAST_GAIN = 1e-9;

/** The edges of each node, and the weight of those that lie within it (counted from both ends). */
interface Level {
  readonly edges: WeightedGraph;
  readonly within: readonly number[];
}

function weightOf(edges: ReadonlyMap<number, number>): number {
  return [...edges.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Moves nodes to the group where they raise modularity most, until none does. */
function moveNodes({edges, within}: Level, resolution: number): number[] {
  const degree = edges.map((own, node) => weightOf(own) + (within[node] ?? 0));
  const all = degree.reduce((sum, weight) => sum + weight, 0);
  const groups = edges.map((_, node) => node);
  const total = [...degree];
  for (let moved = all > 0; moved;) {
    moved = false;
    edges.forEach((own, node) => {
      const from = groups[node] ?? node;
      const weight = degree[node] ?? 0;
      const toGroup = new Map([[from, 0]]);
      for (const [other, edge] of own) {
        const group = groups[other] ?? other;
        toGroup.set(group, (toGroup.get(group) ?? 0) + edge);
      }
      total[from] = (total[from] ?? 0) - weight;
      const gain = (group: number): number =>
        (toGroup.get(group) ?? 0) - (resolution * (total[group] ?? 0) * weight) / all;
      let best = from;
      for (const group of toGroup.keys()) {
        best = gain(group) > gain(best) + LEAST_GAIN ? group : best;
      }
      total[best] = (total[best] ?? 0) + weight;
      groups[node] = best;
      moved ||= best !== from;
    });
  }
  return groups;
}

/** Numbers groups from 0, in the order of their first nodes. */
function renumber(groups: readonly number[]): number[] {
  const numbers = new Map<number, number>();
  return groups.map((group) => {
    const number = numbers.get(group) ?? numbers.size;
    numbers.set(group, number);
    return number;
  });
}

function merge({edges, within}: Level, groups: readonly number[]): Level {
  const size = Math.max(-1, ...groups) + 1;
  const merged = Array.from({length: size}, () => new Map<number, number>());
  const inner = new Array<number>(size).fill(0);
  edges.forEach((own, node) => {
    const group = groups[node] ?? 0;
    inner[group] = (inner[group] ?? 0) + (within[node] ?? 0);
    for (const [other, weight] of own) {
      const to = groups[other] ?? 0;
      if (to === group) {
        inner[group] = (inner[group] ?? 0) + weight;
      } else {
        merged[group]?.set(to, (merged[group].get(to) ?? 0) + weight);
      }
    }
  });
  return {edges: merged, within: inner};
}

/**
 * Groups of nodes that hold together more than with the rest: the Louvain method (Blondel and
 * others, 2008), with nodes taken in their order, so that equal graphs have equal groups.
 *
 * @param resolution above 1 makes more and smaller groups
 * @returns each node's group, numbered from 0 in the order of their first nodes
 */
export function findCommunities(edges: WeightedGraph, resolution: number): number[] {
  let level: Level = {edges, within: edges.map(() => 0)};
  let groups = edges.map((_, node) => node);
  for (;;) {
    const next = renumber(moveNodes(level, resolution));
    groups = groups.map((group) => next[group] ?? group);
    if (new Set(next).size === level.edges.length) {
      return groups;
    }
    level = merge(level, next);
  }
}
