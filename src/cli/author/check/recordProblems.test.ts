import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parsePostFile} from '../../../lib/postFile';
import {correctionProblems, forecastWarnings} from './recordProblems';

function site(pages: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'records-'));
  mkdirSync(path.join(root, 'src/pages'), {recursive: true});
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(root, 'src/pages', name), text);
  }
  return root;
}

const post = (slug: string, change: string) =>
  parsePostFile(
    `blog/2026-01-01-${slug}.mdx`,
    `---\ntitle: A\nslug: ${slug}\nchanges:\n  - {date: 2026-01-02, text: '${change}'}\n---\n`,
  );

test('a corrected post must be listed on the corrections page', () => {
  const root = site({'corrections.mdx': '[One](/blog/one) and [two](/blog/two#part).'});
  const posts = [
    post('one', 'Corrected: 4 and not 5.'),
    post('two', 'Corrected the sum.'),
    post('three', 'Corrected the year.'),
    post('four', 'Adds a plot.'),
  ];
  expect(correctionProblems(root, posts)).toEqual([
    expect.stringMatching(/^blog\/2026-01-01-three\.mdx:1: .*corrections\.mdx/),
  ]);
});

test('a forecast whose date has passed needs an outcome', () => {
  const root = site({
    'forecasts.mdx': [
      '| 1 | A | 2026-01-31 | 70% | open |',
      '| 2 | B | 2026-01-31 | 70% | yes |',
      '| 3 | C | 2026-02-01 | 70% | open |',
    ].join('\n'),
  });
  const on = (day: string) => forecastWarnings(root, Date.parse(`${day}T12:00:00Z`));
  expect(on('2026-01-31')).toEqual([]);
  expect(on('2026-02-01')).toEqual([
    expect.stringContaining('forecasts.mdx:1: was due on 2026-01-31'),
  ]);
  expect(on('2026-02-02')).toHaveLength(2);
});

test('a site without these pages has nothing to check', () => {
  const root = site({});
  expect(correctionProblems(root, [post('one', 'Corrected.')])).toEqual([]);
  expect(forecastWarnings(root, Date.now())).toEqual([]);
});
