import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import {drawPlot} from './drawPlot';
import type {PlotOptions, PlotRow} from './plotData';
import {contentsOf, overlaps} from './plotGeometry';

const BASE: PlotOptions = {data: './a.csv', description: '', x: 'x', y: 'y', marks: ['dot']};

function drawn(rows: readonly PlotRow[], options: Partial<PlotOptions>) {
  const {document} = parseHTML(`<body>${drawPlot(rows, {...BASE, ...options}, 320)}</body>`);
  return contentsOf(document.querySelector('svg') as unknown as Element);
}

const row = (x: number, y: string | number, series = 'A') => ({x, y, series});

const SAME = ['A', 'B', 'C'].map((series) => row(1, 'name', series));

test.each([
  ['names', SAME, {yScale: 'band'}],
  ['names with one series', [...SAME, row(1, 'name')], {yScale: 'band', series: undefined}],
  ['numbers', SAME.map((same) => ({...same, y: 5})), {}],
  ['numbers, on lines', SAME.map((same) => ({...same, y: 5})), {marks: ['line', 'dot']}],
] as const)('dots do not hide each other between %s', (_between, rows, options) => {
  const {dots} = drawn([...rows, row(9, rows[0]?.y ?? 0)], {
    series: 'series',
    ...options,
  } as PlotOptions);
  const places = dots.map(({x, y}) => `${Math.round(x)},${Math.round(y)}`);
  expect(new Set(places).size).toBe(dots.length);
});

test('on a categorical axis, dots keep their numbers, and isolated ones also their row', () => {
  const {dots} = drawn([...SAME, row(9, 'name')], {yScale: 'band', series: 'series'});
  expect(new Set(dots.slice(0, 3).map(({x}) => x)).size).toBe(1);
  expect(dots[3]?.y).toBe(dots[0]?.y);
});

const rising = Array.from({length: 40}, (_, x) => row(x, x));
const high = Array.from({length: 40}, (_, x) => row(x, x < 30 ? 39 : 0));

test.each([
  ['beside a rising line', rising, [{x: 20, label: 'Half of the way'}]],
  ['at the edge', rising, [{x: 39, label: 'All of the long way'}]],
  [
    'above and below',
    high,
    [
      {y: 36, label: 'Above'},
      {y: 33, label: 'Below'},
    ],
  ],
] as const)('labels of rules do not cover lines or text: %s', (_case, rows, rules) => {
  const {texts, marks} = drawn(rows, {marks: ['line'], rules: [...rules], yLabel: 'Height'});
  const names = texts.filter(({element}) => element.getAttribute('paint-order'));
  expect(names.map(({element}) => element.textContent)).toEqual(rules.map(({label}) => label));
  for (const {element, box} of names) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    expect(marks.filter((mark) => overlaps(mark, box))).toEqual([]);
    expect(texts.filter((text) => text.element !== element && overlaps(text.box, box))).toEqual([]);
  }
});

test('long numbers on the axes are not cut off', () => {
  const {texts} = drawn([row(0, 0), row(1, 123_456_789_000)], {yFormat: ',d'});
  expect(Math.min(...texts.map(({box}) => box.left))).toBeGreaterThanOrEqual(0);
});

test('a logarithmic axis labels its powers of ten', () => {
  const {texts} = drawn([row(1, 1), row(2_000_000, 2)], {xScale: 'log', xFormat: ',d'});
  const words = texts.map(({element}) => element.textContent);
  expect(words).toEqual(expect.arrayContaining(['1', '1,000,000']));
});
