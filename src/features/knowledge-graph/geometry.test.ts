import {expect, test} from 'vitest';
import {smallGraph} from '../../../tests/support/smallGraph';
import type {GraphNode} from './types';
import {edgePath, frameOf, titleLabels, topicLabels} from './geometry';

const all = [...smallGraph.nodes.keys()];
const viewport = {visible: frameOf(smallGraph.nodes), zoom: 1, letterHeight: 2};

test('the frame contains every circle, with a margin, and is not too small', () => {
  const {left, top, width, height} = frameOf(smallGraph.nodes);
  for (const {x, y, radius} of smallGraph.nodes) {
    expect(Math.min(x - radius - left, left + width - x - radius)).toBeGreaterThan(0);
    expect(Math.min(y - radius - top, top + height - y - radius)).toBeGreaterThan(0);
  }
  const single = frameOf(smallGraph.nodes.slice(2, 3));
  expect(single).toEqual({left: 40, top: -50, width: 120, height: 120});
});

test('lines connect the centers of circles', () => {
  expect(edgePath(smallGraph.nodes, smallGraph.edges.similarity)).toBe('M10-100l90 110');
});

test('the name of a topic is above or below its posts; a topic without posts has no label', () => {
  const labels = topicLabels(smallGraph, all, viewport);
  expect(labels.map(({text}) => text)).toEqual(['Money & equity', 'Running']);
  for (const {y, cluster} of labels) {
    const ofTopic = smallGraph.nodes.filter((node) => node.cluster === cluster);
    expect(ofTopic.every((node) => Math.abs(node.y - y) > node.radius)).toBe(true);
  }
  expect(topicLabels(smallGraph, [0], viewport).map(({text}) => text)).toEqual(['Money & equity']);
});

test('the name of a topic covers no circle of another topic if there is room elsewhere', () => {
  const [first, second] = smallGraph.nodes as [GraphNode, GraphNode];
  const above = Math.min(first.y - first.radius, second.y - second.radius) - 2;
  const nodes = smallGraph.nodes.map((node, post) =>
    post === 2 ? {...node, x: (first.x + second.x) / 2, y: above} : node,
  );
  const labels = topicLabels({...smallGraph, nodes}, all, {...viewport, letterHeight: 1});
  const label = labels.find(({cluster}) => cluster === first.cluster);
  expect(Math.abs((label?.y ?? above) - above)).toBeGreaterThan(1);
});

test('the name of a smaller topic moves aside, or is left out if there is no room', () => {
  const nodes = smallGraph.nodes.map((node) => ({...node, x: 0, y: 0}));
  const [first, second] = topicLabels({...smallGraph, nodes}, all, viewport);
  expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(viewport.letterHeight);
  const clusters = [...smallGraph.clusters, {name: 'Third', size: 1}];
  const crowded = nodes.map((node, post) => (post === 0 ? {...node, cluster: 2} : node));
  const large = {...viewport, letterHeight: 80};
  expect(topicLabels({...smallGraph, nodes: crowded, clusters}, all, large)).toHaveLength(2);
});

test('the names of topics beside each other do not touch, although they are bold', () => {
  const [node] = smallGraph.nodes as [GraphNode];
  // The width of ten letters, and a little more.
  const apart = 10 * viewport.letterHeight * 0.57;
  const nodes = [0, 1].map((cluster) => ({...node, x: cluster * apart, y: 0, cluster}));
  const clusters = smallGraph.clusters.map((cluster) => ({...cluster, name: 'abcdefghij'}));
  const [first, second] = topicLabels({...smallGraph, nodes, clusters}, [0, 1], viewport);
  expect(second?.y).not.toBe(first?.y);
});

test('titles are beside their circles, toward the middle; long titles are shortened', () => {
  const nodes = smallGraph.nodes.map((node) => ({...node, title: `${node.title} `.repeat(9)}));
  const labels = titleLabels({...smallGraph, nodes}, [3, 2], viewport);
  expect(labels.map(({anchor}) => anchor)).toEqual(['start', 'end']);
  expect(labels.every(({text}) => text.length <= 42 && text.endsWith('…'))).toBe(true);
  // The circles have radii of 6.6 and 5.6, and their centers are at -100 and 100.
  expect(labels[0]?.x).toBeGreaterThan(-100 + 6.6);
  expect(labels[1]?.x).toBeLessThan(100 - 5.6);
});

test('if titles would overlap, only the title of the chosen post or else of the largest circle is shown', () => {
  const title = 'The same long title in many words';
  const nodes = smallGraph.nodes.map((node, index) => ({...node, title, x: 0, y: index}));
  const graph = {...smallGraph, nodes};
  const largeLetters = {...viewport, letterHeight: 12};
  expect(titleLabels(graph, all, largeLetters)).toMatchObject([{y: 1}]);
  expect(titleLabels(smallGraph, all, viewport)).toHaveLength(5);
  const smallCircle = 3;
  expect(titleLabels(graph, all, largeLetters, smallCircle)).toMatchObject([{y: smallCircle}]);
});

test('posts outside the visible area have no title', () => {
  const visible = {left: -10, top: -110, width: 40, height: 40};
  const labels = titleLabels(smallGraph, all, {...viewport, visible});
  expect(labels.map(({text}) => text)).toEqual(['Vesting with a cliff']);
});

// At a gap of 15, two titles of ten letters fit beside each other, but two of ten wide characters do not.
test.each([
  ['abcdefghij', 15, ['abcdefghij', 'abcdefghij']],
  ['一二三四五六七八九十', 15, ['一二三四五六七八九十']],
  ['好'.repeat(30), 0, [`${'好'.repeat(20)}…`]],
  [`${'a'.repeat(40)}🎉🎉🎉`, 0, [`${'a'.repeat(40)}…`]],
])('in titles, a wide character takes the space of two letters: %s', (title, gap, shown) => {
  const nodes = smallGraph.nodes.map((node, index) => ({...node, title, x: index * gap, y: 0}));
  const visible = {left: 0, top: -10, width: 10_000, height: 20};
  const labels = titleLabels({...smallGraph, nodes}, [0, 1], {...viewport, visible});
  expect(labels.map(({text}) => text)).toEqual(shown);
  const clusters = smallGraph.clusters.map((cluster) => ({...cluster, name: title}));
  expect(topicLabels({...smallGraph, clusters}, [0], viewport)[0]?.text).toBe(shown[0]);
});
