import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {addRouteScripts, withRouteScripts} from './routeScripts.js';
import type {ClientManifest} from './routeScripts.js';

const registry = `export default {
  "0e38": [() => import(/* webpackChunkName: "0e38" */ "@site/docs/a \\"b\\".md"), "@site/docs/a \\"b\\".md", require.resolveWeak("@site/docs/a \\"b\\".md")],
  "1789": [() => import(/* webpackChunkName: "1789" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "gone": [() => import(/* webpackChunkName: "gone" */ "@theme/Gone"), "@theme/Gone", require.resolveWeak("@theme/Gone")],}`;

const manifest: ClientManifest = {
  entrypoints: ['main'],
  origins: {main: ['1', '2'], '0e38': ['3'], '1789': ['1', '4'], modal: ['1', '5']},
  assets: Object.fromEntries(
    ['1', '2', '3', '4', '5'].map((id) => [id, {js: [{file: `${id}.js`}]}]),
  ),
};

/** Looks up the scripts of a page by its modules, like Docusaurus. */
function scriptsOf({entrypoints, origins, assets}: ClientManifest, modules: string[]): string[] {
  const ids = new Set([...entrypoints, ...modules].flatMap((name) => origins[name] ?? []));
  return [...ids].flatMap((id) => assets[id]?.js ?? []).map(({file}) => file);
}

test('the scripts of a page are found by its module names, and listed after the shared ones', () => {
  const modules = ['@theme/DocItem', '@site/docs/a "b".md', '@theme/Gone'];
  expect(scriptsOf(manifest, modules)).toEqual(['1.js', '2.js']);
  const changed = withRouteScripts(manifest, registry, []);
  expect(scriptsOf(changed, modules)).toEqual(['1.js', '2.js', '4.js', '3.js']);
});

test('all pages list the files of the given chunks, as `file#chunk`; missing chunks are left out', () => {
  const changed = withRouteScripts(manifest, registry, ['modal', 'none']);
  expect(scriptsOf(changed, [])).toEqual(['1.js', '2.js', '1.js#modal', '5.js#modal']);
  // A rewritten manifest of an earlier build can be rewritten again.
  expect(withRouteScripts(changed, registry, ['modal', 'none'])).toEqual(changed);
});

test('the manifest of a build is rewritten, and missing chunks are reported', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'late-client-'));
  const file = path.join(folder, 'client-manifest.json');
  expect(addRouteScripts(folder, ['none'])).toEqual([]);
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'registry.js'), registry);
  expect(addRouteScripts(folder, ['modal', 'none'])).toEqual(['none']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
    withRouteScripts(manifest, registry, ['modal', 'none']),
  );
});
