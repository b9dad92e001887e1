import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {drawPlot} from './drawPlot';
import {readPlotData} from './plotData';
import type {PlotOptions} from './plotOptions';
import {readPlotOptions} from './plotOptions';

const BASE: PlotOptions = {data: './a.csv', description: '', x: 'x', y: 'y', marks: ['line']};

function read(csv: string, options: Partial<PlotOptions> = {}) {
  const folder = folderWith({'a.csv': csv});
  return readPlotData(path.join(folder, 'post.md'), {...BASE, ...options});
}

/** Draws a plot, and returns the texts in it. */
function textsOf(csv: string, options: Partial<PlotOptions> = {}): string[] {
  const svg = drawPlot(read(csv, options), 520);
  expect(svg).not.toMatch(/NaN|undefined|⚠/);
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
}

test.each(['line', 'step', 'dot', 'area', 'column'] as const)(
  'names on the x-axis keep the order of the rows with the mark %s',
  (mark) => {
    const months = textsOf('x,y\nJan,1\nFeb,3\nMar,2\n', {marks: [mark]});
    expect(months.filter((text) => /^[A-Z][a-z]{2}$/.test(text))).toEqual(['Jan', 'Feb', 'Mar']);
  },
);

test('numbers used as names keep their digits, so 1.1 and 1.10 are different names', () => {
  const csv = 'x,y,kind\n1.1,1,007\n1.10,2,7\n1.1,3,7\n';
  const {rows} = read(csv, {xScale: 'band', series: 'kind'});
  expect(rows.map(({x}) => x)).toEqual(['1.1', '1.10', '1.1']);
  expect(rows.map(({kind}) => kind)).toEqual(['007', '7', '7']);
  expect(textsOf(csv, {xScale: 'band'})).toEqual(expect.arrayContaining(['1.1', '1.10']));
  const bars = read('x,y\n1,007\n2,7\n', {marks: ['bar']});
  expect(bars.rows.map(({y}) => y)).toEqual(['007', '7']);
});

test('a file from a spreadsheet may have a byte-order mark, spaces and empty rows', () => {
  const {rows, table} = read('\uFEFF\r\nx , y\r\n 1, 2\r\n,\r\n\r\n3,4 \r\n');
  expect(rows.map(({x, y}) => [x, y].join())).toEqual(['1,2', '3,4']);
  expect([table.head, ...table.rows].join(' ')).toBe('x,y 1,2 3,4');
});

test('the name of a column may be a year', () => {
  const options = readPlotOptions(
    'data: ./a.csv\ndescription: Prices rose in most of the towns.\nx: 2023\ny: 2024\nmarks: [dot]',
  );
  expect(read('2023,2024\n1,2\n', options).rows).toEqual([{2023: 1, 2024: 2}]);
});

test.each([
  ['2024', '2024-01-01T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2024-02-29 10:30', '2024-02-29T10:30:00.000Z'],
  ['2024-02-29T10:30:05.5Z', '2024-02-29T10:30:05.500Z'],
  ['2024-02-29T10:30+02:00', '2024-02-29T08:30:00.000Z'],
])('the date %s is read in UTC', (text, date) => {
  expect(read(`x,y\n${text},1\n`, {xScale: 'time'}).rows[0]?.['x']).toEqual(new Date(date));
});

const ADVICE = 'For dates, set xScale: time; for names, set xScale: band';

test.each<[string, Partial<PlotOptions>, string]>([
  ['2024-13-01', {xScale: 'time'}, 'must contain dates such as 2024-01-31, but has "2024-13-01"'],
  ['2024-02-30', {xScale: 'time'}, 'must contain dates'],
  ['2024-01T10:00', {xScale: 'time'}, 'must contain dates'],
  ['2024-01-01T25:00', {xScale: 'time'}, 'must contain dates'],
  ['2024-01-31', {}, `must contain numbers, but has "2024-01-31". ${ADVICE}`],
  ['', {}, 'must contain numbers, but has ""'],
  ['n/a', {xScale: 'linear'}, 'must contain numbers, but has "n/a"'],
  ['0', {xScale: 'log'}, 'must contain positive numbers, since the axis is logarithmic'],
])('the cell %j is an error if the options are %j', (text, options, message) => {
  const other = options.xScale === 'time' ? '2024-01-01' : '2024';
  expect(() => read(`x,y\n${other},1\n${text},2\n`, options)).toThrow(message);
});

test('a rule can be at a name, a date or a number', () => {
  const rule = (x: string | number) => ({rules: [{x, label: 'Here'}]});
  const years = 'x,y\n2020,1\n2021,3\n';
  const plots: Partial<PlotOptions>[] = [
    {marks: ['column'], ...rule(2020)},
    {xScale: 'time', ...rule(2021)},
    {xScale: 'time', ...rule('2020-06-01')},
    rule('2020'),
  ];
  for (const options of plots) {
    expect(textsOf(years, options)).toContain('Here');
  }
});

test.each<[Partial<PlotOptions>, string]>([
  [{marks: ['column'], rules: [{x: 2022}]}, '2022 is not on the x-axis, which shows 2020, 2021'],
  [{xScale: 'time', rules: [{x: 'May'}]}, '"May" is not on the x-axis, which shows dates such as'],
  [{rules: [{y: 'high'}]}, 'the value "high" is not on the y-axis, which shows numbers'],
  [{yScale: 'log', rules: [{y: 0}]}, '0 is not on the y-axis, which shows positive numbers'],
])('a rule that the axis cannot show is an error: %j', (options, message) => {
  expect(() => drawPlot(read('x,y\n2020,1\n2021,3\n', options), 520)).toThrow(message);
});
