import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {drawCard} from './drawCard';
import {drawInThread} from './drawInThread';
import {missingCards} from './missingCards';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

const jobs = ['One', 'Two'].map((title) => ({
  key: `key-${title}`,
  card: {title, line: '1 May 2020', tags: ['git'], seed: 'a', siteTitle: 'A site'},
}));

test('a card of the thread is the same as one drawn here', async () => {
  await drawInThread(jobs, folder);
  for (const {key, card} of jobs) {
    expect(readFileSync(path.join(folder, key)).equals(drawCard(card))).toBe(true);
  }
  expect(missingCards(jobs, folder)).toEqual([]);
});

test('a drawing that fails is told', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(drawInThread(jobs, path.join(file, 'cache'))).rejects.toThrow('ENOTDIR');
});
