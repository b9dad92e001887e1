import {expect, test} from 'vitest';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {builtBase, readPort} from './address.mjs';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['65535', 65535],
])('reads the port %s as %i', (text, port) => {
  expect(readPort(text)).toBe(port);
});

test.each(['65536', '-1', '3000.5'])('refuses the port "%s" with exit code 2', (text) => {
  expect(() => readPort(text)).toThrow(expect.objectContaining({exitCode: 2}));
  expect(() => readPort(text)).toThrow(`"${text}"`);
});

test.each([
  ['<link rel=stylesheet href=/a/b/assets/css/styles.1a.css>', '/a/b/'],
  ['<link href="/site/img/a.svg" rel="icon"><link href="/site/assets/css/styles.css">', '/site/'],
  ['<p>No site of ours</p>', '/'],
  [undefined, '/'],
])('reads the base path of a built site from its home page: %s', (home, base) => {
  const dir = mkdtempSync(join(tmpdir(), 'built-'));
  if (home !== undefined) {
    writeFileSync(join(dir, 'index.html'), home);
  }
  expect(builtBase(dir)).toBe(base);
});
