import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {applyChanges} from './changes.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changes-'));
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

const added = (file: string) => ({file, before: undefined, after: file});

test('a file name may be as long as the file system allows', () => {
  const name = `${'a'.repeat(252)}.md`;
  applyChanges({root}, [added(name), added('b/c.md')]);
  expect(readFileSync(path.join(root, name), 'utf8')).toBe(name);
  expect(readdirSync(root, {recursive: true})).toHaveLength(3);
});

test('after an error, no file is left, and the error is thrown', () => {
  writeFileSync(path.join(root, 'file'), '');
  const changes = [added('a.md'), added('file/b.md'), added('file/c.md')];
  expect(() => applyChanges({root}, changes)).toThrow(/mkdir/);
  expect(readdirSync(root)).toEqual(['file']);
});
