/** The posts at most so many steps away from a post, with itself. */
export function within(
  neighbors: readonly (readonly number[])[],
  start: number,
  steps: number,
): ReadonlySet<number> {
  const reached = new Set([start]);
  let edge = [start];
  for (let step = 0; step < steps; step += 1) {
    edge = edge.flatMap((node) => neighbors[node] ?? []).filter((node) => !reached.has(node));
    edge.forEach((node) => reached.add(node));
  }
  return reached;
}
