import fc from 'fast-check';
import {expect, test} from 'vitest';
import {findCommunities} from './findCommunities';

function graph(nodes: number, edges: readonly (readonly [number, number, number?])[]) {
  const maps = Array.from({length: nodes}, () => new Map<number, number>());
  for (const [one, other, weight = 1] of edges) {
    maps[one]?.set(other, weight);
    maps[other]?.set(one, weight);
  }
  return maps;
}

const TWO_TRIANGLES = [
  [0, 2],
  [2, 4],
  [4, 0],
  [1, 3],
  [3, 5],
  [5, 1],
  [4, 5],
] as const;

test('two triangles with one edge between them are two groups', () => {
  expect(findCommunities(graph(6, TWO_TRIANGLES), 1)).toEqual([0, 1, 0, 1, 0, 1]);
});

test('strong edges hold more than many weak ones', () => {
  const edges = [
    [0, 1, 10],
    [2, 3, 10],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
  ] as const;
  expect(findCommunities(graph(4, edges), 1)).toEqual([0, 0, 1, 1]);
});

test('a higher resolution makes more groups, a lower one fewer', () => {
  const size = (resolution: number) =>
    new Set(findCommunities(graph(6, TWO_TRIANGLES), resolution)).size;
  expect([size(0.1), size(1), size(5)]).toEqual([1, 2, 6]);
});

test('nodes without edges are groups of their own, and no nodes are none', () => {
  expect(findCommunities(graph(3, [[0, 2]]), 1)).toEqual([0, 1, 0]);
  expect(findCommunities([], 1)).toEqual([]);
});

test('it ends on any graph, with groups numbered by their first nodes', () => {
  const edge = fc.tuple(fc.nat(11), fc.nat(11), fc.double({min: 0.01, max: 1, noNaN: true}));
  fc.assert(
    fc.property(fc.array(edge), (edges) => {
      const own = edges.filter(([one, other]) => one !== other);
      const groups = findCommunities(graph(12, own), 1);
      expect([...new Set(groups)]).toEqual([...new Set(groups)].map((_, index) => index));
    }),
  );
});
