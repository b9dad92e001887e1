import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readNow} from '../../src/config/readNow';
import {repository} from '../support/sites';

const page = readFileSync(path.join(repository, 'src/pages/forecasts.mdx'), 'utf8');
const OUTCOMES: Readonly<Record<string, string>> = {open: 'null', yes: '1', no: '0'};

test('the program that scores the forecasts has the same numbers as their table', () => {
  const rows = [...page.matchAll(/\| (\d+)% \| (\w+) \|$/gm)].map(
    ([, percent, outcome = '']) => `[${Number(percent) / 100}, ${OUTCOMES[outcome]}]`,
  );
  const list = /const forecasts = \[(.*?)\n\];/s.exec(page)?.[1] ?? '';
  expect(rows.length).toBeGreaterThan(0);
  expect(list.match(/\[[^\]]*\]/g)).toEqual(rows);
});

test('each forecast whose day has passed has an outcome', () => {
  const today = new Date(readNow()).toISOString().slice(0, 10);
  const open = [...page.matchAll(/(\d{4}-\d\d-\d\d)[^|]*\|[^|]*\| open \|$/gm)];
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter(([, due = '']) => due < today).map(([row]) => row)).toEqual([]);
});
