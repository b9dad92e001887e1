import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import {plotTexts} from '../../../tests/support/plotTexts';
import {drawPlot} from './drawPlot';
import type {PlotOptions, PlotRow} from './plotData';

const BASE: PlotOptions = {data: './a.csv', description: '', x: 'x', y: 'y', marks: ['dot']};

function drawn(rows: readonly PlotRow[], options: Partial<PlotOptions>) {
  const {document} = parseHTML(`<body>${drawPlot(rows, {...BASE, ...options}, 320)}</body>`);
  return document.querySelector('svg') as unknown as Element;
}

const row = (x: number, y: string | number, series = 'A') => ({x, y, series});

test('dots of different series in the same category do not hide each other', () => {
  const rows = ['A', 'B', 'C'].map((series) => row(1, 'name', series));
  const svg = drawn([...rows, row(9, 'name')], {yScale: 'band', series: 'series'});
  const groups = [...svg.querySelectorAll('g[stroke="var(--plot-ground)"]')];
  expect(groups).toHaveLength(3);
  expect(new Set(groups.map((group) => group.getAttribute('transform'))).size).toBe(3);
});

test.each([
  ['x', 39, 'All of the long way'],
  ['x', 2, 'The start'],
  ['y', 36, 'High'],
] as const)('the label of a rule at %s = %i is inside the drawing', (axis, at, label) => {
  const rising = Array.from({length: 40}, (_, x) => row(x, x));
  const rules = [{[axis]: at, label}] as unknown as PlotOptions['rules'];
  const texts = plotTexts(drawn(rising, {marks: ['line'], rules}));
  const {box} = texts.find(({text}) => text === label) ?? {};
  expect(box?.left).toBeGreaterThanOrEqual(0);
  expect(box?.right).toBeLessThanOrEqual(320);
});

test('long numbers on the axes are not cut off', () => {
  const texts = plotTexts(drawn([row(0, 0), row(1, 123_456_789_000)], {yFormat: ',d'}));
  expect(Math.min(...texts.map(({box}) => box.left))).toBeGreaterThanOrEqual(0);
});

test('a logarithmic axis labels its powers of ten', () => {
  const texts = plotTexts(drawn([row(1, 1), row(2_000_000, 2)], {xScale: 'log', xFormat: ',d'}));
  expect(texts.map(({text}) => text)).toEqual(expect.arrayContaining(['1', '10', '100', '1,000']));
});
