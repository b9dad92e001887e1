import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loadRemarkPlugins} from './loadRemarkPlugins';

let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plugins-'));
  const add = (name: string, file: string, text: string) => {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name, main: file}));
    writeFileSync(path.join(folder, file), text);
  };
  writeFileSync(path.join(root, 'package.json'), '{}');
  add('remark-module', 'index.mjs', 'export default function remarkModule() {}');
  add('remark-common', 'index.cjs', 'module.exports = function remarkCommon() {}');
  add('remark-interop', 'index.cjs', 'exports.__esModule = true; exports.default = () => {};');
  add('no-plugin', 'index.mjs', 'export const a = 1;');
});
afterAll(() => rmSync(root, {recursive: true}));

test('loads plugins from ES modules and CommonJS modules, with options', () => {
  const [first, second, third] = loadRemarkPlugins(
    ['remark-module', ['remark-common', {sync: true}], 'remark-interop'],
    root,
  );
  expect(first).toHaveProperty('name', 'remarkModule');
  expect(second).toEqual([expect.any(Function), {sync: true}]);
  expect(third).toBeInstanceOf(Function);
});

test.each([
  ['remark-missing', /names "remark-missing", which cannot be loaded.*npm install remark-missing$/],
  ['no-plugin', /"no-plugin", whose default export is not a remark plugin/],
])('%s is an error that says what is wrong', (name, message) => {
  expect(() => loadRemarkPlugins([name], root)).toThrow(message);
});
