import {expect, test} from 'vitest';
import {smallGraph} from '../../../tests/support/smallGraph';
import {circleScale, edgePath, frameOf, titleLabels, topicLabels} from './geometry';

const all = [...smallGraph.nodes.keys()];
const look = {seen: frameOf(smallGraph.nodes), zoom: 1, letters: 2};

test('the frame contains every circle, with a margin', () => {
  const {left, top, width, height} = frameOf(smallGraph.nodes);
  for (const {x, y, radius} of smallGraph.nodes) {
    expect(x - radius).toBeGreaterThan(left);
    expect(x + radius).toBeLessThan(left + width);
    expect(y - radius).toBeGreaterThan(top);
    expect(y + radius).toBeLessThan(top + height);
  }
});

test('a single post is in the center of its frame', () => {
  expect(frameOf(smallGraph.nodes.slice(2, 3))).toEqual({
    left: 40,
    top: -50,
    width: 120,
    height: 120,
  });
});

test('circles grow more slowly than the map', () => {
  expect(circleScale(1)).toBe(1);
  expect(circleScale(4)).toBe(0.5);
});

test('lines connect the centers of circles', () => {
  expect(edgePath(smallGraph.nodes, smallGraph.edges.similarity)).toBe('M10-100l90 110');
});

test('the name of a topic is in the middle of its posts; a topic without posts has none', () => {
  expect(topicLabels(smallGraph, all, look)).toMatchObject([
    {text: 'Money & equity', x: 5, y: -50},
    {text: 'Running', x: 0, y: 37},
  ]);
  expect(topicLabels(smallGraph, [0, 1], look).map(({text}) => text)).toEqual(['Money & equity']);
});

test('if names would overlap, only that of the largest topic is shown', () => {
  expect(topicLabels(smallGraph, all, {...look, letters: 80})).toHaveLength(1);
});

test('titles are beside their circles and on screen; long titles are shortened', () => {
  const nodes = smallGraph.nodes.map((node) => ({...node, title: `${node.title} `.repeat(9)}));
  const labels = titleLabels({...smallGraph, nodes}, [3, 2], look);
  expect(labels.map(({anchor}) => anchor)).toEqual(['start', 'end']);
  expect(labels.every(({text}) => text.length <= 42 && text.endsWith('…'))).toBe(true);
  expect(labels[0]?.x).toBeGreaterThan(-100 + 6.6);
  expect(labels[1]?.x).toBeLessThan(100 - 5.6);
});

test('if titles would overlap, only the title of the largest circle is shown', () => {
  const title = 'The same long title in many words';
  const nodes = smallGraph.nodes.map((node, place) => ({...node, title, x: 0, y: place}));
  expect(titleLabels({...smallGraph, nodes}, all, {...look, letters: 12})).toMatchObject([{y: 1}]);
  expect(titleLabels(smallGraph, all, look)).toHaveLength(5);
});

test('posts outside the screen have no title', () => {
  const seen = {left: -10, top: -110, width: 40, height: 40};
  const labels = titleLabels(smallGraph, all, {...look, seen});
  expect(labels.map(({text}) => text)).toEqual(['Vesting with a cliff']);
});
