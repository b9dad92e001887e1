import {mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {removeStale} from './removeStale';

test('files of an earlier build go, those of this one stay', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stale-'));
  for (const name of ['0.json', '1.json', '2.json']) {
    writeFileSync(path.join(folder, name), '{}');
  }
  removeStale(folder, new Set([path.join(folder, '0.json')]));
  expect(readdirSync(folder)).toEqual(['0.json']);
});

test('a folder that is not there is no fault', () => {
  expect(() => removeStale(path.join(tmpdir(), 'no-such-folder'), new Set())).not.toThrow();
});
