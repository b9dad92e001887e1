import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {remarkPlot} from './remarkPlot';

const folder = mkdtempSync(path.join(tmpdir(), 'plots-'));

writeFileSync(
  path.join(folder, 'tide.csv'),
  'hour,meters,place\n0,1.5,Quay\n6,4.25,Quay\n0,1,Island\n6,3,Island\n',
);

const OPTIONS = {
  data: './tide.csv',
  description: 'The water rises faster at the quay than at the island.',
  x: 'hour',
  y: 'meters',
  marks: '[line]',
};

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

test('a plot is a picture with title and description, in the colors of the page, without style or script', async () => {
  const result = await html(block({series: 'place'}));
  expect(result).toMatch(/<svg[^>]* role="img"[^>]*aria-labelledby="plot-3-wide-title"/);
  expect(result).toContain('<title id="plot-3-wide-title">A rising tide</title>');
  expect(result).toContain(`<desc id="plot-3-wide-desc">${OPTIONS.description}</desc>`);
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

test('rows can be filtered', async () => {
  const result = await html(block({where: '{place: Island}'}));
  expect(result).toContain('<td align="right">6</td><td align="right">3</td>');
  expect(result).not.toContain('4.25');
});

test('categories keep the order of the file, and are the first column of the table', async () => {
  const names = {x: 'meters', y: 'place', yScale: 'band', where: '{hour: 6}', marks: '[dot]'};
  const result = await html(block(names));
  expect(result.indexOf('>Quay<')).toBeLessThan(result.indexOf('>Island<'));
  expect(result).toContain('<td>Quay</td><td align="right">4.25</td>');
});

test('the option yFormat sets the format of the numbers on the y-axis', async () => {
  expect(await html(block({yFormat: '.2f'}))).toMatch(/>\d\.\d0<\/text>/);
});

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

writeFileSync(
  path.join(folder, 'six.csv'),
  ['x,y,name', ...NAMES.flatMap((name) => [`0,1,${name}`, `1,2,${name}`])].join('\n'),
);

test('a legend names the series in the order of the file, with the dashes and symbols of the marks', async () => {
  const six = {data: './six.csv', x: 'x', y: 'y', series: 'name', marks: '[line, dot]'};
  const result = await html(block(six));
  const [, legend = '', drawing = ''] =
    /<ul class="plot-legend" data-search-skip="">(.*?)<\/ul>(.*)/s.exec(result) ?? [];
  expect([...legend.matchAll(/<\/svg>(\w)<\/li>/g)].map(([, name]) => name)).toEqual(NAMES);
  for (const [attribute, count] of [
    ['stroke-dasharray', NAMES.length - 1],
    ['d', NAMES.length],
  ] as const) {
    const values = [...legend.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))]
      .map(([text]) => text)
      // The drawing omits "none", and its lines have other paths.
      .filter((text) => !/none|H16/.test(text));
    expect(new Set(values).size).toBe(count);
    expect(values.filter((text) => !drawing.includes(text))).toEqual([]);
  }
});

test.each(['bar', 'column', 'area'])(
  'the legend of %s has the colors and densities of the marks',
  async (mark) => {
    const axes: Record<string, string> = mark === 'bar' ? {x: 'meters', y: 'hour'} : {};
    const result = await html(block({series: 'place', marks: `[${mark}]`, ...axes}));
    const [, legend = '', drawing = ''] =
      /<ul class="plot-legend" data-search-skip="">(.*?)<\/ul>(.*?)<figcaption>/s.exec(result) ??
      [];
    const fields = (html: string) =>
      new Set(
        [...html.matchAll(/<[^>]* fill="(var\(--plot-\d\))"[^>]*>/g)].map(
          ([tag, color]) => `${color} ${/fill-opacity="([^"]+)"/.exec(tag)?.[1] ?? ''}`,
        ),
      );
    expect(fields(legend).size).toBe(2);
    expect(mark === 'area' ? fields(legend) : fields(drawing)).toEqual(fields(legend));
  },
);

writeFileSync(
  path.join(folder, 'builds.csv'),
  [
    'posts,seconds,site,run',
    ...['Ours,A', 'Ours,B', 'Plain,A', 'Plain,B'].flatMap((line, at) => [
      `1,${at + 1},${line}`,
      `2,${at + 3},${line}`,
    ]),
  ].join('\n'),
);

const BUILDS = {
  data: './builds.csv',
  x: 'posts',
  y: 'seconds',
  series: 'site',
  dash: 'run',
  marks: '[line, dot]',
};

test('lines have the color of their series and the dashes of another column, and the legend explains both', async () => {
  const result = await html(block(BUILDS));
  const lines = [...result.matchAll(/<(?:g|path)[^>]*stroke="(var\(--plot-[12]\))"[^>]*>/g)]
    .map(([tag, color]) => `${color} ${/stroke-dasharray="([^"]+)"/.exec(tag)?.[1] ?? 'none'}`)
    .filter((_line, index, all) => index >= all.length / 2);
  expect(new Set(lines).size).toBe(4);
  const legend = /<ul class="plot-legend" data-search-skip="">(.*?)<\/ul>/s.exec(result)?.[1] ?? '';
  expect([...legend.matchAll(/<\/svg>(\w+)<\/li>/g)].map(([, name]) => name)).toEqual([
    'Ours',
    'Plain',
    'A',
    'B',
  ]);
  expect(result).toContain('<th scope="col">Plain, B</th>');
});

test('two plots on a page do not share ids', async () => {
  const ids = [...(await html(block() + block())).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(8);
  expect(new Set(ids).size).toBe(8);
});

test.each([
  ['line', {}],
  ['step', {}],
  ['area', {}],
  ['dot', {series: 'place'}],
  ['column', {where: '{place: Quay}', xScale: 'band'}],
  ['column', {where: '{place: Quay}', xScale: 'linear'}],
  ['bar', {x: 'meters', y: 'place', where: '{hour: 6}'}],
  ['dot', {x: 'meters', y: 'place', yScale: 'band', where: '{hour: 6}'}],
])('the mark %s is drawn, wide and narrow', async (mark, change) => {
  const result = await html(block({...change, marks: `[${mark}]`}));
  expect(result.match(/var\(--plot-1\)/g)?.length).toBeGreaterThanOrEqual(2);
  expect(result).not.toMatch(/NaN|undefined/);
});

test.each([
  ['column', 'band'],
  ['column', 'linear'],
  ['column', 'time'],
  ['bar', 'band'],
  ['bar', 'linear'],
])('a single %s on a scale declared as %s is a rectangle of visible size', async (mark, scale) => {
  const axes: Record<string, string> =
    mark === 'bar' ? {x: 'meters', y: 'hour', yScale: scale} : {xScale: scale};
  const result = await html(block({...axes, where: '{hour: 6, place: Quay}', marks: `[${mark}]`}));
  const rects = [...result.matchAll(/<rect([^>]*)>/g)];
  expect(rects.length).toBe(2);
  for (const [, attributes = ''] of rects) {
    const [width, height] = ['width', 'height'].map((name) =>
      Number(new RegExp(` ${name}="([^"]+)"`).exec(attributes)?.[1]),
    );
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(10);
    expect(mark === 'bar' ? height : width).toBeLessThan(80);
  }
});

test('a line of one point is a dot', async () => {
  expect(await html(block({where: '{hour: 6, place: Quay}'}))).toMatch(/<circle[^>]* r="3.5"/);
});

test.each([
  ['a title', block({}, ''), 'A plot needs a title'],
  ['its data', block({data: ''}), 'data: must be a CSV file beside the post'],
  ['an existing data file', block({data: './gone.csv'}), 'there is no file ./gone.csv'],
  ['an existing column', block({y: 'feet'}), 'has no column "feet"; it has hour, meters, place'],
  ['numbers', block({y: 'place'}), 'the column "place" must contain numbers, but has "Quay"'],
  ['rows', block({where: '{place: Mars}'}), 'gives 0 rows'],
  ['a description', block({description: ''}), 'description: must say in a sentence'],
  ['known fields', block({hue: 'red'}), 'Unrecognized key'],
  ['a series in addition to its dashes', block({...BUILDS, series: ''}), 'dash: needs a series'],
  [
    'dots in addition to its dashes',
    block({...BUILDS, marks: '[line]'}),
    'dash: needs the marks line and dot',
  ],
  ['YAML', block({description: 'Two things: one and other.'}), 'text with a colon needs quotes'],
])('a plot without %s is an error with file and line', async (_name, markdown, message) => {
  await expect(html(markdown)).rejects.toMatchObject({
    message: expect.stringContaining(message) as string,
    line: 3,
    file: path.join(folder, 'post.md'),
  });
});

test('code blocks in other languages stay unchanged', async () => {
  expect(await html('A plot:\n\n```js\n1;\n```')).toContain('<pre><code class="language-js">');
});
