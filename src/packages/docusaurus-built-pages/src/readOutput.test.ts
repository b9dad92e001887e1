import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readOutput} from './readOutput.js';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

test.each([
  ['/', '/', false, 'index.html'],
  ['/site/a', '/site/', false, 'a.html'],
  ['/a/b/', '/', true, 'a/b/index.html'],
  ['/a/b', '/', undefined, 'a/b/index.html'],
  ['/v2.0', '/', false, 'v2.0.html'],
])(
  '%s of a site at %s with trailingSlash: %s is read from %s',
  async (permalink, baseUrl, trailingSlash, file) => {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), file);
    expect(await readOutput(permalink, {outDir, baseUrl, trailingSlash})).toBe(file);
  },
);

test('a page that was not written is an error', async () => {
  const output = {outDir, baseUrl: '/', trailingSlash: false};
  await expect(readOutput('/gone', output)).rejects.toThrow();
});
