import fc from 'fast-check';
import {expect, test} from 'vitest';
import {syntheticGraph} from '../../../../tests/support/syntheticGraph';
import {smallGraph} from '../../../../tests/support/smallGraph';
import {graphYears} from './lists';
import type {GraphView} from './view';
import {EDGE_KINDS, isFiltered, MAP_COLORS, readView, WHOLE_VIEW, writeView} from './view';

const graph = syntheticGraph(60);
const years = graphYears(graph);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, {nil: null});
const placeIn = (items: readonly unknown[]) => fc.integer({min: 0, max: items.length - 1});

const views: fc.Arbitrary<GraphView> = fc
  .record({
    query: fc.string({maxLength: 64}),
    tag: orNull(placeIn(graph.tags)),
    span: fc.tuple(orNull(fc.constantFrom(...years)), orNull(fc.constantFrom(...years))),
    kinds: fc.subarray([...EDGE_KINDS]),
    hiddenClusters: fc.subarray([...graph.clusters.keys()]),
    focus: orNull(placeIn(graph.nodes)),
    color: fc.constantFrom(...MAP_COLORS),
  })
  .map(({span: [one, other], ...view}) => {
    const isTurned = one !== null && other !== null && one > other;
    return {...view, from: isTurned ? other : one, to: isTurned ? one : other};
  });

test('a view written to the address reads back the same', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(readView(writeView(view, graph), graph)).toEqual(view);
    }),
  );
});

test('any query string gives a view that can be written and read back', () => {
  const pairs = fc.array(
    fc.tuple(
      fc.constantFrom('q', 'tag', 'from', 'to', 'edges', 'without', 'post', 'other'),
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
])('%s asks for %o', (search, part) => {
  expect(readView(search, smallGraph)).toEqual({...WHOLE_VIEW, ...part});
});

test('the whole view has an empty query string, and unrelated parameters are kept', () => {
  expect(writeView(WHOLE_VIEW, smallGraph)).toBe('');
  expect(writeView({...WHOLE_VIEW, tag: 0}, smallGraph, '?ref=mail&q=old')).toBe(
    'ref=mail&tag=Finance',
  );
});

test('topics appear in the address by name, without accents and symbols', () => {
  const clusters = ['Économie & co.', 'C++'].map((name) => ({name, size: 1}));
  const view = {...WHOLE_VIEW, hiddenClusters: [0, 1]};
  const address = writeView(view, {...smallGraph, clusters});
  expect(address).toBe('without=economie-co.c');
  expect(readView(address, {...smallGraph, clusters})).toEqual(view);
});

test('topics with empty or equal slugs are numbered', () => {
  const clusters = ['🌉', 'C++', 'C#'].map((name) => ({name, size: 1}));
  const graphOf = {...smallGraph, clusters};
  expect(readView('', graphOf)).toEqual(WHOLE_VIEW);
  for (const place of clusters.keys()) {
    const view = {...WHOLE_VIEW, hiddenClusters: [place]};
    expect(readView(writeView(view, graphOf), graphOf)).toEqual(view);
  }
});

test.each<[boolean, Partial<GraphView>]>([
  [false, {}],
  [false, {query: ' '}],
  [true, {query: 'a'}],
  [true, {kinds: ['link']}],
  [true, {hiddenClusters: [0]}],
  [true, {focus: 0}],
  [true, {from: 2021}],
])('it is %s that a view with %o leaves something out', (is, part) => {
  expect(isFiltered({...WHOLE_VIEW, ...part})).toBe(is);
});
