import path from 'node:path';
import {parseHTML} from 'linkedom';
import {expect, test, vi} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {drawPlot} from './drawPlot';
import type {PlotRow} from './plotData';
import {readPlotData} from './plotData';
import {contentsOf, overlaps} from './plotGeometry';
import type {PlotOptions} from './plotOptions';

const BASE: PlotOptions = {data: './a.csv', description: '', x: 'x', y: 'y', marks: ['dot']};

function contentsOfPlot(rows: readonly PlotRow[], options: Partial<PlotOptions>) {
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((cells) => Object.values(cells))];
  const folder = folderWith({'a.csv': lines.join('\n')});
  const data = readPlotData(path.join(folder, 'post.md'), {...BASE, ...options});
  const {document} = parseHTML(`<body>${drawPlot(data, 320)}</body>`);
  return contentsOf(document.querySelector('svg') as unknown as Element);
}

const row = (x: number, y: string | number, series = 'A') => ({x, y, series});

/** Rows with the same x and y. */
const SAME = ['A', 'B', 'C'].map((series) => row(1, 'name', series));

test.each([
  ['on a categorical axis', SAME, {yScale: 'band'}],
  ['with one series', [...SAME, row(1, 'name')], {yScale: 'band', series: undefined}],
  ['on a numeric axis', SAME.map((same) => ({...same, y: 5})), {}],
  ['with lines', SAME.map((same) => ({...same, y: 5})), {marks: ['line', 'dot']}],
] as const)('dots with the same values do not hide each other %s', (_case, rows, options) => {
  const {dots} = contentsOfPlot([...rows, row(9, rows[0]?.y ?? 0)], {
    series: 'series',
    ...options,
  } as PlotOptions);
  const positions = dots.map(({x, y}) => `${Math.round(x)},${Math.round(y)}`);
  expect(new Set(positions).size).toBe(dots.length);
});

test('dots move only along a categorical axis, and only if they overlap', () => {
  const {dots} = contentsOfPlot([...SAME, row(9, 'name')], {yScale: 'band', series: 'series'});
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
  const {texts, marks} = contentsOfPlot(rows, {marks: ['line'], rules: [...rules], yLabel: 'High'});
  // Only the labels of rules have an outline, which is painted before the letters.
  const labels = texts.filter(({element}) => element.getAttribute('paint-order'));
  expect(labels.map(({element}) => element.textContent)).toEqual(rules.map(({label}) => label));
  for (const {element, box} of labels) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    expect(marks.filter((mark) => overlaps(mark, box))).toEqual([]);
    expect(texts.filter((text) => text.element !== element && overlaps(text.box, box))).toEqual([]);
  }
});

test('a logarithmic axis labels its powers of ten', () => {
  const {texts} = contentsOfPlot([row(1, 1), row(2_000_000, 2)], {xScale: 'log', xFormat: ',d'});
  const words = texts.map(({element}) => element.textContent);
  expect(words).toEqual(expect.arrayContaining(['1', '1,000,000']));
});

test('dates are labeled in UTC, whatever the time zone of the machine', () => {
  const localYear = vi.spyOn(Date.prototype, 'getFullYear');
  const rows = ['2024-01-01', '2025-01-01'].map((x) => ({x, y: 1}));
  const {texts} = contentsOfPlot(rows, {xScale: 'time', xFormat: '%Y'});
  expect(localYear).not.toHaveBeenCalled();
  localYear.mockRestore();
  expect(texts.map(({element}) => element.textContent)).toContain('2024');
});

test.each<[string, PlotRow[], Partial<PlotOptions>, string[]]>([
  ['a single point', [row(1, 12_345.5)], {}, ['12,345.5', '1']],
  ['a single column of zero', [{x: 'a', y: 0}], {marks: ['column']}, ['0', 'a']],
  [
    'months of several days',
    ['2024-01-01', '2024-02-10'].map((x) => ({x, y: 1})),
    {xScale: 'time', xFormat: '%b %Y', yFormat: 'd'},
    ['1', 'Jan 2024', 'Feb 2024'],
  ],
  ['years', [row(2022, 2100), row(2023, 2101)], {}, ['2100', '2101', '2022', '2023']],
  [
    'rounded numbers',
    [row(0, 0), row(2, 2)],
    {xFormat: 'd', yFormat: 'd'},
    ['0', '1', '2', '0', '1', '2'],
  ],
])('ticks have different labels without needless zeros: %s', (_name, rows, options, labels) => {
  const {texts} = contentsOfPlot(rows, {xLabel: '', yLabel: '', ...options});
  expect(texts.map(({element}) => element.textContent)).toEqual(labels);
});

test('of ticks with the same rounded label, only the tick at exactly that number stays', () => {
  const {texts} = contentsOfPlot([row(0, 0), row(2, 2)], {yFormat: 'd', xLabel: '', yLabel: ''});
  const [zero, one, two] = texts.map(({box}) => box.top);
  expect((zero ?? 0) - (one ?? 0)).toBeCloseTo((one ?? 0) - (two ?? 0));
});
