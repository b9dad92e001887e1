import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readOutput} from './readOutput.js';

test.each([
  ['/', '/', false, 'index.html'],
  ['/site/a', '/site/', false, 'a.html'],
  ['/a/b/', '/', true, 'a/b/index.html'],
  ['/a/b', '/', undefined, 'a/b/index.html'],
  ['/v2.0', '/', false, 'v2.0.html'],
])(
  '%s of a site at %s with trailingSlash: %s is read from %s',
  async (permalink, baseUrl, trailingSlash, file) => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'output-'));
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), file);
    expect(await readOutput(permalink, {outDir, baseUrl, trailingSlash})).toBe(file);
  },
);
