import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readNow} from '../../src/config/readNow';
import {readContent} from '../../src/features/content-check/readContent';
import {derivePost} from '../../src/lib/derivePost';
import {repository} from '../support/sites';

const {posts} = readContent(repository);
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const forecasts = read('src/pages/forecasts.mdx');

test('every post dated before the site existed states the year in which it was written', () => {
  /** The year in which this site and its first posts were written. */
  const firstYear = 2026;
  const early = posts.filter(({fields}) => Number(String(fields['date']).slice(0, 4)) < firstYear);
  expect(early.length).toBeGreaterThan(0);
  const withoutYear = early.filter(({fields}) => !(Number(fields['written']) >= firstYear));
  expect(withoutYear.map(({file}) => file)).toEqual([]);
});

test('the page of corrections links to every corrected post', () => {
  const page = read('src/pages/corrections.mdx');
  const corrected = posts.filter(({fields: {changes}}) =>
    (Array.isArray(changes) ? changes : []).some(({text}) => /^corrected\b/i.test(String(text))),
  );
  expect(corrected.length).toBeGreaterThan(0);
  const slugs = corrected.map((post) => derivePost(post).slug);
  expect(slugs.filter((slug) => !new RegExp(`/${slug}[)#]`).test(page))).toEqual([]);
});

test('the program that scores the forecasts has the same numbers as their table', () => {
  const outcomes: Readonly<Record<string, string>> = {open: 'null', yes: '1', no: '0'};
  const rows = [...forecasts.matchAll(/\| (\d+)% \| (\w+) \|$/gm)].map(
    ([, percent, outcome = '']) => `[${Number(percent) / 100}, ${outcomes[outcome]}]`,
  );
  const list = /const forecasts = \[(.*?)\n\];/s.exec(forecasts)?.[1] ?? '';
  expect(rows.length).toBeGreaterThan(0);
  expect(list.match(/\[[^\]]*\]/g)).toEqual(rows);
});

test('each forecast whose day has passed has an outcome', () => {
  const today = new Date(readNow()).toISOString().slice(0, 10);
  const open = [...forecasts.matchAll(/<time>(\d{4}-\d\d-\d\d)<\/time> \|.*\| open \|$/gm)];
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter(([, due = '']) => due < today).map(([row]) => row)).toEqual([]);
});

test('a code block with the title `file` or `Output of file` equals that file or its output', () => {
  let compared = 0;
  for (const post of posts) {
    const titled = /^```\w+ title="((?:Output of )?)([\w./-]+)"\n(.*?)^```$/gms;
    for (const [, isOutput, name = '', text] of post.body.matchAll(titled)) {
      const source = path.join(repository, 'blog/data', derivePost(post).slug, name);
      if (existsSync(source)) {
        const actual = isOutput
          ? execFileSync(process.execPath, [source], {encoding: 'utf8'})
          : readFileSync(source, 'utf8');
        expect(text, `${post.file}: ${name}`).toBe(actual);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(0);
});
