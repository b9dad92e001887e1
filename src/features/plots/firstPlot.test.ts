import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {drawCardPlot, drawCoverPlot, drawFirstPlot} from './firstPlot';

const folder = mkdtempSync(path.join(tmpdir(), 'first-plots-'));
const file = path.join(folder, 'post.md');
const names = Array.from({length: 30}, (_, place) => `Place ${place}`);

writeFileSync(path.join(folder, 'tide.csv'), 'hour,meters,place\n0,1,Quay\n6,4,Quay\n0,1,Island\n');
writeFileSync(path.join(folder, 'few.csv'), 'name,meters\nQuay,4\nIsland,3\n');
writeFileSync(
  path.join(folder, 'many.csv'),
  `name,meters\n${names.map((name, place) => `${name},${place}`).join('\n')}\n`,
);

function post(...lines: string[]): string {
  const plot = ['```plot title="A rising tide"', 'description: The water rises at the quay first.'];
  return ['Text.', '', ...plot, ...lines, '```', '', '```plot title="Later"', '```', ''].join('\n');
}

const tide = post('data: ./tide.csv', 'x: hour', 'y: meters', 'series: place', 'marks: [line]');

test('a post without a plot has no drawing for other pages', () => {
  expect(drawFirstPlot('Text with a ```plot in it.', file)).toBeUndefined();
  expect(drawCardPlot('Text with a ```plot in it.', file)).toBeUndefined();
});

test('the first plot of a post is drawn with its title and legend', () => {
  const {title, html} = drawFirstPlot(tide, file) ?? {};
  expect(title).toBe('A rising tide');
  expect(html).toMatch(/Quay.*Island.*<svg/s);
});

test('the plot for a card is one picture that includes the legend', () => {
  const svg = drawCardPlot(tide, file) ?? '';
  expect(svg).toMatch(/^<svg width="290" height="220">/);
  expect([...svg.matchAll(/>(Quay|Island|hour|↑ meters)</g)].map(([, text]) => text)).toEqual(
    expect.arrayContaining(['Quay', 'Island', '↑ meters']),
  );
});

test('a cover has a line for each series, and neither text nor axes', () => {
  const {shapes, viewBox} = drawCoverPlot(tide, file) ?? {shapes: '', viewBox: ''};
  expect(viewBox).toMatch(/^\d+ \d+ \d+ \d+$/);
  expect(shapes).not.toContain('<text');
  expect(shapes.match(/<(?:path|line|circle)/g)).toHaveLength(2);
  expect(shapes.match(/var\(--plot-[12]\)/g)?.length).toBeGreaterThanOrEqual(2);
});

test.each([
  ['few', true],
  ['many', false],
])('a plot with %s names is on a card: %j', (name, isShown) => {
  const bars = post(`data: ./${name}.csv`, 'x: meters', 'y: name', 'marks: [bar]');
  expect(drawCardPlot(bars, file) !== undefined).toBe(isShown);
});

test('a label that is too long for a card is left out, with its arrow', () => {
  const long = 'Meters above the mean low water of spring';
  const svg = drawCardPlot(tide.replace('y: meters', `y: meters\nyLabel: ${long}`), file) ?? '';
  expect(svg).not.toContain('Meters');
  expect(svg).not.toContain('↑');
});
