import {expect, test} from 'vitest';
import {smallGraph} from '../../../../tests/support/smallGraph';
import {syntheticGraph} from '../../../../tests/support/syntheticGraph';
import type {KnowledgeGraph} from '../types';
import {frameOf, lookAt} from './picture';
import {topicLabels} from './topicLabels';

const all = (graph: KnowledgeGraph) => [...graph.nodes.keys()];

function lookOf(graph: KnowledgeGraph, posts: readonly number[], k = 1) {
  const frame = frameOf(graph, posts);
  const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2];
  return lookAt(frame, {k, x: x * (1 - k), y: y * (1 - k)});
}

const many = syntheticGraph(140);

test.each([
  ['a small map', smallGraph, all(smallGraph), 1],
  ['a few posts of a small map', smallGraph, [0, 1, 2], 1],
  ['a full map', many, all(many), 1],
  ['a magnified map', many, all(many), 1.8],
  ['every third post', many, all(many).filter((post) => post % 3 === 0), 1],
])(
  'names on %s cover no circle and no other name, and are on the screen',
  (_map, graph, posts, k) => {
    const look = lookOf(graph, posts, k);
    const labels = topicLabels(graph, posts, look);
    expect(labels.length).toBeGreaterThan(0);
    const boxes = labels.map(({text, x, y}) => {
      const [width, height] = [text.length * look.letters * 0.56, look.letters];
      return {
        left: x - width / 2,
        right: x + width / 2,
        top: y - height / 2,
        bottom: y + height / 2,
      };
    });
    for (const [place, box] of boxes.entries()) {
      for (const post of posts) {
        const {x = 0, y = 0, radius = 0} = graph.nodes[post] ?? {};
        const gap = Math.hypot(
          Math.max(box.left - x, 0, x - box.right),
          Math.max(box.top - y, 0, y - box.bottom),
        );
        expect(gap, labels[place]?.text).toBeGreaterThan(radius * look.shrink);
      }
      for (const other of boxes.slice(place + 1)) {
        expect(
          box.left >= other.right ||
            other.left >= box.right ||
            box.top >= other.bottom ||
            other.top >= box.bottom,
        ).toBe(true);
      }
      expect(box.left).toBeGreaterThanOrEqual(look.seen.left - 1);
      expect(box.right).toBeLessThanOrEqual(look.seen.left + look.seen.width + 1);
    }
  },
);

test('a topic without shown posts has no name', () => {
  const posts = [0, 1];
  const names = topicLabels(smallGraph, posts, lookOf(smallGraph, posts)).map(({text}) => text);
  expect(names).toEqual(['Money & equity']);
});
