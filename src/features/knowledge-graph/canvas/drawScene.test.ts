import {expect, test} from 'vitest';
import {drawScene, sceneSteps} from './drawScene';
import type {Scene, Spots} from './scene';

const EDGES = 2500;

/** Writes down what is called on it. */
function recorder(): {context: CanvasRenderingContext2D; calls: string[]} {
  const calls: string[] = [];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (): {width: number} => {
      calls.push(String(name));
      return {width: 10};
    },
    set: () => true,
  });
  return {context, calls};
}

const nodes = [0, 1].map((place) => ({
  title: `Post ${place}`,
  permalink: `/blog/${place}`,
  date: '2026-01-01',
  words: 500,
  cluster: 0,
  x: place,
  y: place,
}));

const scene: Scene = {
  graph: {
    nodes,
    clusters: [{name: 'Everything'}],
    edges: {link: [], similarity: [], tag: []},
  } as unknown as Scene['graph'],
  shown: [0, 1],
  edges: [['similarity', Array.from({length: EDGES}, () => [0, 1]).flat()]],
  lit: undefined,
  near: new Set(),
  focus: undefined,
  projection: {x: 0, y: 0, scale: 1, width: 100, height: 100},
  zoom: 1,
  palette: {
    ground: 'white',
    text: 'black',
    muted: 'gray',
    edge: 'gray',
    lit: 'red',
    clusters: ['blue'],
    font: 'serif',
  },
};

const spots: Spots = {
  x: new Float32Array([10, 90]),
  y: new Float32Array([10, 90]),
  radius: new Float32Array([4, 4]),
};

test('a picture with many edges is drawn in steps, to the same end', () => {
  const whole = recorder();
  drawScene(whole.context, scene, spots, 1);
  expect(whole.calls.filter((name) => name === 'lineTo')).toHaveLength(EDGES);
  const stepwise = recorder();
  const steps = sceneSteps(stepwise.context, scene, spots, 1);
  const lines: number[] = [];
  while (!steps.next().done) {
    lines.push(stepwise.calls.filter((name) => name === 'lineTo').length);
  }
  expect(lines).toEqual([1024, 2048]);
  expect(stepwise.calls).toEqual(whole.calls);
});

test('a picture that is left half drawn leaves no settings behind', () => {
  const {context, calls} = recorder();
  const steps = sceneSteps(context, scene, spots, 1);
  steps.next();
  steps.return();
  const count = (wanted: string): number => calls.filter((name) => name === wanted).length;
  expect(count('save')).toBe(1);
  expect(count('restore')).toBe(1);
  expect(count('arc')).toBe(0);
});
