import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {attributesOf, fileOf, fixturePage} from '../support/html';
import {fixtureBuild, shippedBuild} from '../support/sites';

/** Maximum sizes in bytes after gzip, with room to grow. */
const LIMITS = {
  html: 14_000,
  inlineScripts: 3_900,
  /** Scripts that load on the first interaction. */
  client: 230_000,
  /** The part of `client` that all pages share. Idle pages fetch it in advance. */
  mainScripts: 200_000,
  styles: 36 * 1024,
};

/** Returns the bytes of a file after gzip. */
function zipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

function totalZipped(files: readonly string[]): number {
  return files
    .map((file) => zipped(path.join(fixtureBuild, file)))
    .reduce((total, size) => total + size, 0);
}

test.each(['/', '/blog', '/blog/reading-a-tide-table', '/chat'])('%s stays small', (address) => {
  const page = fixturePage(address);
  const [listed = ''] = attributesOf(page('meta[name=late-client]'), 'content');
  // The list has `path#name` for scripts that load only on demand.
  const client = listed.split(' ').filter((file) => !file.includes('#'));
  const inline = page('script:not([type])').text();
  expect(page('link[rel=stylesheet]')).toHaveLength(1);
  expect(client.length).toBeGreaterThan(3);
  expect(page('script[src]')).toHaveLength(0);
  expect(zipped(fileOf(fixtureBuild, address))).toBeLessThan(LIMITS.html);
  expect(gzipSync(inline).length).toBeLessThan(LIMITS.inlineScripts);
  expect(totalZipped(client)).toBeLessThan(LIMITS.client);
  const mainScripts = client.filter((file) => /\bmain\./.test(file));
  expect(totalZipped(mainScripts)).toBeLessThan(LIMITS.mainScripts);
});

const infima = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

function classesOf(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\//gs, '');
  return new Set([...rules.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name = '']) => name));
}

// Posts may use any class of Infima, so none is removed.
test.each([
  ['the fixture site', fixtureBuild],
  ['the shipped site', shippedBuild],
])('%s has one small style sheet with all classes of Infima', (_name, build) => {
  const folder = path.join(build, 'assets/css');
  const [sheet = '', ...others] = readdirSync(folder).map((file) => path.join(folder, file));
  expect(others).toEqual([]);
  expect(gzipSync(readFileSync(sheet), {level: 9}).length).toBeLessThanOrEqual(LIMITS.styles);
  const built = classesOf(readFileSync(sheet, 'utf8'));
  const required = classesOf(readFileSync(infima, 'utf8'));
  expect(required.size).toBeGreaterThan(100);
  expect([...required].filter((name) => !built.has(name))).toEqual([]);
});
