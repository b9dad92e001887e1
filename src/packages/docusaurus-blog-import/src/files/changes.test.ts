import {lstatSync, readFileSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {exported} from '../../tests/sites.js';
import {applyChanges} from './changes.js';

const added = (file: string) => ({file, before: undefined, after: file});

test('a file name may be as long as the file system allows', () => {
  const root = exported({});
  const name = `${'a'.repeat(252)}.md`;
  applyChanges({root}, [added(name), added('b/c.md')]);
  expect(readFileSync(path.join(root, name), 'utf8')).toBe(name);
  expect(readdirSync(root, {recursive: true})).toHaveLength(3);
});

test('after an error, no new file is left, and the error is thrown', () => {
  const root = exported({file: ''});
  const changes = [added('a.md'), added('file/b.md'), added('file/c.md')];
  expect(() => applyChanges({root}, changes)).toThrow(/mkdir/);
  expect(readdirSync(root)).toEqual(['file']);
});

test('a name that is too long leaves no temporary file', () => {
  const root = exported({});
  expect(() => applyChanges({root}, [added(`${'a'.repeat(300)}.md`)])).toThrow(/ENAMETOOLONG/);
  expect(readdirSync(root)).toEqual([]);
});

test('the target of a symbolic link is changed, and the link stays', () => {
  const root = exported({'a.md': 'old'});
  symlinkSync(path.join(root, 'a.md'), path.join(root, 'b.md'));
  applyChanges({root}, [{file: 'b.md', before: 'old', after: 'new'}]);
  expect(readFileSync(path.join(root, 'a.md'), 'utf8')).toBe('new');
  expect(lstatSync(path.join(root, 'b.md')).isSymbolicLink()).toBe(true);
});
