import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {folderWith} from '../../../tests/support/folders';
import {remarkPlot} from './remarkPlot';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

const FILES = {
  tide: ['hour,meters,place', '0,1.5,Quay', '6,4.25,Quay', '0,1,Island', '6,3,Island'],
  high: ['hour,meters,place', '6,4.25,Quay', '6,3,Island'],
  one: ['hour,meters,place', '6,4.25,Quay'],
  empty: ['hour,meters,place'],
  semicolons: ['hour;meters;place', '6;4;Quay'],
  unnamed: ['hour,meters,place', '6,4,Quay', '7,4,'],
  dates: ['hour,meters,place', '2024,4,Quay', '2025,5,Quay'],
  six: ['hour,meters,place', ...NAMES.flatMap((name) => [`0,1,${name}`, `1,2,${name}`])],
  builds: [
    'hour,meters,place,run',
    ...['Ours,A', 'Ours,B', 'Plain,A', 'Plain,B'].flatMap((line, at) => [
      `1,${at + 1},${line}`,
      `2,${at + 3},${line}`,
    ]),
  ],
};

const folder = folderWith(
  Object.fromEntries(
    Object.entries(FILES).map(([name, lines]) => [`${name}.csv`, lines.join('\n')]),
  ),
);

const OPTIONS = {
  data: './tide.csv',
  description: 'The water rises faster at the quay than at the island.',
  x: 'hour',
  y: 'meters',
  marks: '[line]',
};

/** Options of lines with colors and dashes. */
const BUILDS = {data: './builds.csv', series: 'place', dash: 'run', marks: '[line, dot]'};

function block(change: Record<string, string> = {}, meta = 'title="A rising tide"'): string {
  const options = Object.entries({...OPTIONS, ...change}).filter(([, value]) => value !== '');
  return `Text\n\n\`\`\`plot ${meta}\n${options.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\`\`\`\n`;
}

async function html(markdown: string): Promise<string> {
  const file = new VFile({path: path.join(folder, 'post.md'), value: markdown});
  const processor = unified()
    .use(remarkParse)
    .use(remarkPlot, {numbers: 'The numbers as a table'})
    .use(remarkRehype);
  return toHtml(await processor.run(processor.parse(file), file));
}

/** Returns the legend and the wide drawing of a plot, and the names in the legend. */
async function legendOf(change: Record<string, string>) {
  const [, legend = '', drawing = ''] =
    /<ul class="plot-legend" data-search-skip="">(.*?)<\/ul>(.*?)<div class="plot-narrow"/s.exec(
      await html(block(change)),
    ) ?? [];
  const names = [...legend.matchAll(/<\/svg>(\w+)<\/li>/g)].map(([, name]) => name);
  return {legend, drawing, names};
}

test('a plot is a picture with title and description, in the colors of the page, without style or script', async () => {
  const result = await html(block({series: 'place'}));
  expect(result).toMatch(/<svg[^>]* role="img"/);
  expect(result).toContain(`<title>A rising tide</title><desc>${OPTIONS.description}</desc>`);
  expect(result).toMatch(/stroke="var\(--plot-2\)"/);
  expect(result).not.toMatch(/<style|<script|style=|#[0-9a-f]{6}/);
});

test('the table has a row for each x and a column for each series', async () => {
  const result = await html(block({series: 'place'}));
  expect(result).toContain('<th scope="col">hour</th><th scope="col">Quay</th>');
  expect(result).toContain(
    '<td align="right">6</td><td align="right">4.25</td><td align="right">3</td>',
  );
});

test('categories keep the order of the file, and are the first column of the table', async () => {
  const names = {data: './high.csv', x: 'meters', y: 'place', yScale: 'band', marks: '[dot]'};
  const result = await html(block(names));
  expect(result.indexOf('>Quay<')).toBeLessThan(result.indexOf('>Island<'));
  expect(result).toContain('<td>Quay</td><td align="right">4.25</td>');
});

test.each([
  // The line of the first series is solid.
  ['stroke-dasharray', NAMES.length - 1],
  // Each series has a symbol of its own.
  ['d', NAMES.length],
])('the legend has the series in order, with the %s of the drawing', async (attribute, count) => {
  const {legend, drawing, names} = await legendOf({
    data: './six.csv',
    series: 'place',
    marks: '[line, dot]',
  });
  expect(names).toEqual(NAMES);
  const values = [...legend.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))]
    .map(([text]) => text)
    // Solid lines have no dashes in the drawing, and the legend's lines (`H16`) have their own path.
    .filter((text) => !/none|H16/.test(text));
  expect(new Set(values).size).toBe(count);
  expect(values.filter((text) => !drawing.includes(text))).toEqual([]);
});

test.each(['bar', 'column', 'area'])(
  'the legend of %s has the fills of its marks',
  async (mark) => {
    const axes: Record<string, string> = mark === 'bar' ? {x: 'meters', y: 'hour'} : {};
    const {legend, drawing} = await legendOf({series: 'place', marks: `[${mark}]`, ...axes});
    /** Returns the colors and opacities of the shapes in a drawing. */
    const fillsIn = (svg: string) =>
      new Set(
        [...svg.matchAll(/<[^>]* fill="(var\(--plot-\d\))"[^>]*>/g)].map(
          ([tag, color]) => `${color} ${/fill-opacity="([^"]+)"/.exec(tag)?.[1] ?? ''}`,
        ),
      );
    expect(fillsIn(legend).size).toBe(2);
    // Plot writes the opacity of areas, which is the same for all, on the group around them.
    if (mark !== 'area') {
      expect(fillsIn(drawing)).toEqual(fillsIn(legend));
    }
  },
);

test('lines have the color of their series and the dashes of another column, and the legend explains both', async () => {
  const {drawing, names} = await legendOf(BUILDS);
  const lines = [...drawing.matchAll(/<(?:g|path)[^>]*stroke="(var\(--plot-[12]\))"[^>]*>/g)].map(
    ([tag, color]) => `${color} ${/stroke-dasharray="([^"]+)"/.exec(tag)?.[1] ?? 'none'}`,
  );
  expect(new Set(lines).size).toBe(4);
  expect(names).toEqual(['Ours', 'Plain', 'A', 'B']);
  expect(await html(block(BUILDS))).toContain('<th scope="col">Plain, B</th>');
});

test('a plot has no ids, because a page may import it twice', async () => {
  expect(await html(block())).not.toContain(' id=');
});

test.each([
  ['column', {xScale: 'band'}],
  ['column', {xScale: 'linear'}],
  ['column', {xScale: 'time'}],
  ['bar', {x: 'meters', y: 'hour', yScale: 'band'}],
  ['bar', {x: 'meters', y: 'hour', yScale: 'linear'}],
])('a single %s with %j is a rectangle of visible size', async (mark, axes) => {
  const result = await html(block({...axes, data: './one.csv', marks: `[${mark}]`}));
  const sizes = [...result.matchAll(/<rect([^>]*)>/g)].map(([, attributes = '']) => {
    const numberIn = (pattern: RegExp) => Number(pattern.exec(attributes)?.[1]);
    return [numberIn(/ width="([^"]+)"/), numberIn(/ height="([^"]+)"/)] as const;
  });
  // One in the wide drawing, one in the narrow drawing.
  expect(sizes).toHaveLength(2);
  expect(Math.min(...sizes.flat())).toBeGreaterThan(10);
  const across = sizes.map(([width, height]) => (mark === 'bar' ? height : width));
  expect(Math.max(...across)).toBeLessThan(80);
});

test('a line of one point is a dot', async () => {
  expect(await html(block({data: './one.csv'}))).toMatch(/<circle[^>]* r="3.5"/);
});

test.each<[name: string, markdown: string, message: string]>([
  ['without a title', block({}, ''), 'A plot needs a title'],
  ['without data', block({data: ''}), 'data: must be a CSV file beside the post'],
  ['without its data file', block({data: './gone.csv'}), 'there is no file ./gone.csv'],
  ['of a missing column', block({y: 'feet'}), 'has no column "feet"; it has hour, meters, place'],
  ['without rows', block({data: './empty.csv'}), 'has 0 rows'],
  [
    'of a file without commas',
    block({data: './semicolons.csv'}),
    'Separate the columns with commas',
  ],
  ['with an unnamed series', block({data: './unnamed.csv', series: 'place'}), 'has an empty cell'],
  [
    'with bars on an axis of categories',
    block({marks: '[bar]', xScale: 'band'}),
    'xScale: must be linear',
  ],
  [
    'with dates on an axis that begins at zero',
    block({zero: 'true', yScale: 'time'}),
    'yScale: must be linear',
  ],
  ['of bars and columns', block({marks: '[bar, column]'}), 'marks: cannot have horizontal bars'],
  ['with a mark outside a list', block({marks: 'line'}), 'marks: must be a list such as [line]'],
  [
    'with numbers in a format of years',
    block({xFormat: "'%Y'"}),
    'xFormat: "%Y" is not a format for numbers',
  ],
  [
    'of dates in a format of numbers',
    block({data: './dates.csv', xScale: 'time', xFormat: "',d'"}),
    'xFormat: ",d" is not a format for dates; use one such as "%b %Y"',
  ],
  ['with a rule at both axes', block({rules: '[{x: 1, y: 2}]'}), 'rules.0: must be a list of'],
  ['without a description', block({description: ''}), 'description: must say in a sentence'],
  ['with an unknown field', block({hue: 'red'}), 'Unrecognized key'],
  ['with dashes but no series', block({...BUILDS, series: ''}), 'dash: needs a series'],
  ['with dashes but no dots', block({...BUILDS, marks: '[line]'}), 'dash: needs the marks line'],
  ['of invalid YAML', block({description: 'Two things: one.'}), 'text with a colon needs quotes'],
])('a plot %s is an error with file and line', async (_name, markdown, message) => {
  await expect(html(markdown)).rejects.toMatchObject({
    message: expect.stringContaining(message) as string,
    line: 3,
    file: path.join(folder, 'post.md'),
  });
});
