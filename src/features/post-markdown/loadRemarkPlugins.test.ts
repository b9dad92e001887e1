import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {loadRemarkPlugins} from './loadRemarkPlugins';

const PLUGINS = [
  ['remark-module', 'index.mjs', 'export default function remarkModule() {}'],
  ['remark-common', 'index.cjs', 'module.exports = function remarkCommon() {}'],
  ['remark-interop', 'index.cjs', 'exports.__esModule = true; exports.default = () => {};'],
  ['no-plugin', 'index.mjs', 'export const a = 1;'],
] as const;

const root = folderWith(
  Object.fromEntries(
    PLUGINS.flatMap(([name, main, text]) => [
      [`node_modules/${name}/package.json`, JSON.stringify({name, main})],
      [`node_modules/${name}/${main}`, text],
    ]),
  ),
);

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
])('a plugin that cannot be used causes an error that says why: %s', (name, message) => {
  expect(() => loadRemarkPlugins([name], root)).toThrow(message);
});
