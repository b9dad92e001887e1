import {expect, test} from 'vitest';
import {syntheticGraph} from '../../../../tests/support/syntheticGraph';
import {smallGraph} from '../../../../tests/support/smallGraph';
import {drawnEdges, fitOf, frameOf, letterSize, lookAt, neighborsOf, titleLabels} from './picture';
import {EDGE_KINDS} from './view';

const all = [...smallGraph.nodes.keys()];

test('the frame contains every circle, with a margin', () => {
  const {left, top, width, height} = frameOf(smallGraph, all);
  for (const {x, y, radius} of smallGraph.nodes) {
    expect(x - radius).toBeGreaterThan(left);
    expect(x + radius).toBeLessThan(left + width);
    expect(y - radius).toBeGreaterThan(top);
    expect(y + radius).toBeLessThan(top + height);
  }
});

test('a single post is in the center of its frame, and no posts have a frame, too', () => {
  expect(frameOf(smallGraph, [2])).toEqual({left: 40, top: -50, width: 120, height: 120});
  expect(frameOf(smallGraph, [])).toEqual({left: -60, top: -60, width: 120, height: 120});
});

test('circles grow slower than the gaps between them when the map zooms in', () => {
  const map = {left: 0, top: 0, width: 400, height: 300};
  expect(fitOf(map, map)).toBe(1);
  expect(fitOf({...map, width: 100, height: 75}, map)).toBe(0.5);
});

test('only edges of the chosen kinds between shown posts are drawn', () => {
  expect(drawnEdges(smallGraph, all, EDGE_KINDS)).toEqual(smallGraph.edges);
  expect(drawnEdges(smallGraph, [1, 2], EDGE_KINDS)).toEqual({
    link: [],
    similarity: [[1, 2]],
    tag: [],
  });
  expect(drawnEdges(smallGraph, all, ['tag'])).toEqual({link: [], similarity: [], tag: [[2, 3]]});
});

test('each of 2,000 posts keeps its two strongest edges; a few posts keep all of them', () => {
  const graph = syntheticGraph(2000);
  const posts = [...graph.nodes.keys()];
  const drawn = drawnEdges(graph, posts, EDGE_KINDS);
  const count = EDGE_KINDS.flatMap((kind) => drawn[kind]).length;
  expect(count).toBeLessThanOrEqual(2 * posts.length);
  for (const post of posts.filter((place) => place % 40 === 0)) {
    const own = EDGE_KINDS.flatMap((kind) => drawn[kind].filter((ends) => ends.includes(post)));
    expect(own.length).toBeGreaterThanOrEqual(
      Math.min(2, neighborsOf(graph, post, posts, EDGE_KINDS).length),
    );
  }
  const few = posts.slice(0, 100);
  const kept = drawnEdges(graph, few, EDGE_KINDS);
  for (const kind of EDGE_KINDS) {
    expect(kept[kind]).toEqual(graph.edges[kind].filter((ends) => ends.every((end) => end < 100)));
  }
});

test('the neighbors of a post are the shown posts it has an edge to, each only once', () => {
  expect(neighborsOf(smallGraph, 1, all, EDGE_KINDS)).toEqual([0, 2]);
  expect(neighborsOf(smallGraph, 1, all, ['tag'])).toEqual([]);
  expect(neighborsOf(smallGraph, 2, [2, 3], EDGE_KINDS)).toEqual([3]);
});

const whole = lookAt(frameOf(smallGraph, all), {k: 1, x: 0, y: 0});

test('zooming in shows a smaller area, with letters of the same size on screen', () => {
  const frame = {left: -100, top: -60, width: 200, height: 120};
  const {seen, letters, shrink} = lookAt(frame, {k: 2, x: 100, y: 0});
  expect(seen).toEqual({left: -100, top: -30, width: 100, height: 60});
  expect(letters).toBe(letterSize(frame) / 2);
  expect(shrink).toBeGreaterThan(0.5);
  expect(shrink).toBeLessThan(1);
});

test('titles are beside their circles and on screen; long titles are shortened', () => {
  const nodes = smallGraph.nodes.map((node) => ({...node, title: `${node.title} `.repeat(9)}));
  const labels = titleLabels({...smallGraph, nodes}, [3, 2], {...whole, letters: 2});
  expect(labels.map(({anchor}) => anchor)).toEqual(['start', 'end']);
  expect(labels.every(({text}) => text.length <= 42 && text.endsWith('…'))).toBe(true);
  expect(labels[0]?.x).toBeGreaterThan(-100 + 6.6);
  expect(labels[1]?.x).toBeLessThan(100 - 5.6);
});

test('if titles would overlap, only the title of the largest circle is shown', () => {
  const title = 'The same long title in many words';
  const nodes = smallGraph.nodes.map((node, place) => ({...node, title, y: place}));
  expect(titleLabels({...smallGraph, nodes}, all, {...whole, letters: 12})).toMatchObject([{y: 1}]);
  expect(titleLabels(smallGraph, all, {...whole, letters: 1})).toHaveLength(5);
});

test('posts outside the screen have no title', () => {
  const seen = {left: -10, top: -110, width: 40, height: 40};
  const labels = titleLabels(smallGraph, all, {...whole, seen, letters: 1});
  expect(labels.map(({text}) => text)).toEqual(['Vesting with a cliff']);
});
