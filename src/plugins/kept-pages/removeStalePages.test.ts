import {mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {removeStalePages} from './removeStalePages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

function write(name: string, hoursAgo = 0): void {
  const file = path.join(folder, name);
  writeFileSync(file, '{}');
  const seconds = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(file, seconds, seconds);
}

test('pages of this build stay, those of earlier ones go', () => {
  write('a.json', 48);
  write('b.json');
  removeStalePages(folder, new Set(['a']));
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('what is being written stays for an hour', () => {
  write('a.json.12-3');
  write('b.json.12-4', 2);
  removeStalePages(folder, new Set());
  expect(readdirSync(folder)).toEqual(['a.json.12-3']);
});
