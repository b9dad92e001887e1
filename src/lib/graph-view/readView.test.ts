import fc from 'fast-check';
import {expect, test} from 'vitest';
import {syntheticGraph} from '../../../tests/bench/graph/syntheticGraph';
import {smallGraph} from '../../../tests/support/smallGraph';
import {EDGE_KINDS} from './edgeKinds';
import {graphYears} from './graphYears';
import {readView} from './readView';
import type {GraphView} from './types';
import {WHOLE_VIEW} from './wholeView';
import {writeView} from './writeView';

const graph = syntheticGraph(60);
const years = graphYears(graph);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, {nil: null});
const placeIn = (items: readonly unknown[]) => fc.integer({min: 0, max: items.length - 1});
const rounded = (limit: number, digits: number) =>
  fc
    .double({min: -limit, max: limit, noNaN: true})
    .map((value) => Number(value.toFixed(digits)) + 0);

const views: fc.Arbitrary<GraphView> = fc
  .record({
    query: fc.string({maxLength: 64}),
    tag: orNull(placeIn(graph.tags)),
    span: fc.tuple(orNull(fc.constantFrom(...years)), orNull(fc.constantFrom(...years))),
    kinds: fc.subarray([...EDGE_KINDS]),
    hiddenClusters: fc.subarray([...graph.clusters.keys()]),
    focus: orNull(placeIn(graph.nodes)),
    camera: orNull(
      fc.record({
        x: rounded(5000, 1),
        y: rounded(5000, 1),
        zoom: fc.double({min: 0.5, max: 16, noNaN: true}).map((value) => Number(value.toFixed(2))),
      }),
    ),
  })
  .map(({span: [one, other], ...view}) => {
    const isTurned = one !== null && other !== null && one > other;
    return {...view, from: isTurned ? other : one, to: isTurned ? one : other};
  });

test('a view survives its way through the address', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(readView(writeView(view, graph), graph)).toEqual(view);
    }),
  );
});

test('any query string gives a view that can be written and read again', () => {
  const pairs = fc.array(
    fc.tuple(
      fc.constantFrom('q', 'tag', 'from', 'to', 'edges', 'without', 'post', 'at', 'other'),
      fc.oneof(fc.string(), fc.constantFrom('2013', 'link.tag', 'none', '1_2_3', 'topic-1')),
    ),
  );
  fc.assert(
    fc.property(pairs, (list) => {
      const view = readView(new URLSearchParams(list).toString(), graph);
      expect(readView(writeView(view, graph), graph)).toEqual(view);
    }),
  );
});

test.each([
  ['', {}],
  ['?q=Caf%C3%A9', {query: 'Café'}],
  [`?q=${'a'.repeat(80)}`, {query: 'a'.repeat(64)}],
  ['?tag=Finance', {tag: 0}],
  ['?tag=Nothing', {}],
  ['?from=2022&to=2023', {from: 2022, to: 2023}],
  ['?from=2024&to=2022', {}],
  ['?from=1999', {}],
  ['?from=2022.0', {}],
  ['?edges=tag.link', {kinds: ['link', 'tag']}],
  ['?edges=none', {kinds: []}],
  ['?edges=wires', {}],
  ['?without=money-equity.unknown', {hiddenClusters: [0]}],
  ['?post=heat', {focus: 2}],
  ['?post=%E0%A4%A', {}],
  ['?at=10_-20.5_2', {camera: {x: 10, y: -20.5, zoom: 2}}],
  ['?at=10_-20.5_0', {}],
  ['?at=10_-20.5_1e9', {}],
  ['?at=NaN_0_1', {}],
  ['?at=1_2', {}],
])('%s asks for %o', (search, part) => {
  expect(readView(search, smallGraph)).toEqual({...WHOLE_VIEW, ...part});
});

test('everything is the shortest address, and what others put into the address stays', () => {
  expect(writeView(WHOLE_VIEW, smallGraph)).toBe('');
  expect(writeView({...WHOLE_VIEW, tag: 0}, smallGraph, '?ref=mail&q=old')).toBe(
    'ref=mail&tag=Finance',
  );
});
