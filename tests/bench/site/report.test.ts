import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {format} from 'prettier';
import {expect, test} from 'vitest';
import {figure, kilobytes, markdownTable, median, megabytes, report, resultsFile} from './report';
import {folderSize} from './sites';

test('columns of figures stand to the right, words to the left', () => {
  const rows = [
    ['This site', '1,000', '–'],
    ['Plain', '5', '12.5 s'],
  ];
  expect(markdownTable(['Site', 'Posts', 'Build time'], rows)).toBe(
    [
      '| Site      | Posts | Build time |',
      '| --------- | ----: | ---------: |',
      '| This site | 1,000 |          – |',
      '| Plain     |     5 |     12.5 s |',
    ].join('\n'),
  );
});

test.each([
  [figure(1234.56, 1, 's'), '1,234.6 s'],
  [figure(0, 3), '0.000'],
  [figure(NaN, 2, '×'), '–'],
  [figure(undefined), '–'],
  [kilobytes(126_140), '126.1 kB'],
  [kilobytes(undefined), '–'],
  [megabytes(60_400_000), '60 MB'],
])('%s', (shown, wanted) => {
  expect(shown).toBe(wanted);
});

test('a report is laid out as the formatter wants it, with machine, options and tables', async () => {
  const text = report(['--posts', '140,500'], '2026-02-03', [
    {title: 'Builds', head: ['Site', 'Posts'], rows: [['This site', '140']], note: 'A note.'},
    {title: 'Growth', head: ['Site', 'Grows'], rows: [['Plain', '4.00 ×']], note: 'Another.'},
  ]);
  expect(text).toContain('# Bench of 2026-02-03\n');
  expect(text).toContain(`Node ${process.versions.node}. \`npm run bench -- --posts 140,500\``);
  expect(text).toContain('## Growth\n\nAnother.\n\n| Site');
  expect(await format(text, {parser: 'markdown'})).toBe(text);
});

test('results of another run are never written over', () => {
  const there = new Set(['r/2026-02-03.md', 'r/2026-02-03-2.md']);
  const file = (date: string) => resultsFile('r', date, (name) => there.has(name));
  expect(file('2026-02-03')).toBe('r/2026-02-03-3.md');
  expect(file('2026-02-04')).toBe('r/2026-02-04.md');
});

test('the size of a folder counts the files of all folders in it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'size-'));
  writeFileSync(path.join(folder, 'a'), '12345');
  const inner = mkdtempSync(path.join(folder, 'inner-'));
  writeFileSync(path.join(inner, 'b'), '678');
  expect(folderSize(folder)).toEqual({files: 2, bytes: 8});
  rmSync(folder, {recursive: true});
});

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[10, 2, 4, 100], 7],
  [[3, 3, 3, 1000, 1000], 3],
  [[], NaN],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});
