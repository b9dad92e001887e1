import {expect, test} from 'vitest';
import {CommandError} from './CommandError.mjs';
import {createServer} from 'node:net';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {builtBase, readBase, readPort, requireFreePort} from './address.mjs';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['1', 1],
  ['3001', 3001],
  ['65535', 65535],
])('reads %s as %i', (text, port) => {
  expect(readPort(text)).toBe(port);
});

test.each(['0', '65536', '99999999', '-1', '3000.5', '3e3', '0x10', ' 3000', 'http', 'NaN'])(
  'refuses "%s", names it and exits with 2',
  (text) => {
    expect(() => readPort(text)).toThrow(CommandError);
    expect(() => readPort(text)).toThrow(expect.objectContaining({exitCode: 2}));
    expect(() => readPort(text)).toThrow(`"${text}"`);
  },
);

test('accepts 0 only if the system may choose the port', () => {
  expect(readPort('0', {zero: true})).toBe(0);
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/site/', '/site/'],
  ['/site', '/site/'],
  ['site', '/site/'],
  ['/a/b-c.d/', '/a/b-c.d/'],
])('reads %s as %s', (text, base) => {
  expect(readBase(text)).toBe(base);
});

test.each(['https://example.com/', '/a b/', '/a?b/', '/../', '/a/./b'])('refuses "%s"', (text) => {
  expect(() => readBase(text)).toThrow(expect.objectContaining({exitCode: 2}));
});

test.each([
  ['<link rel=stylesheet href=/assets/css/styles.1a.css>', '/'],
  ['<link rel=stylesheet href=/a/b/assets/css/styles.1a.css>', '/a/b/'],
  ['<link href="/site/img/a.svg" rel="icon"><link href="/site/assets/css/styles.css">', '/site/'],
  ['<p>No site of ours</p>', '/'],
  [undefined, '/'],
])('a site is served below the base path that it was built for: %s', (home, base) => {
  const dir = mkdtempSync(join(tmpdir(), 'built-'));
  try {
    if (home !== undefined) {
      writeFileSync(join(dir, 'index.html'), home);
    }
    expect(builtBase(dir)).toBe(base);
  } finally {
    rmSync(dir, {recursive: true});
  }
});

test.each([undefined, '127.0.0.1'])(
  'sees a port held on %s, and that it is free afterwards',
  async (host) => {
    const holder = createServer();
    await new Promise((resolve) => holder.listen({port: 0, host}, () => resolve(undefined)));
    const {port} = /** @type {import('node:net').AddressInfo} */ (holder.address());

    const command = (/** @type {number} */ other) => `npm start -- --port ${other}`;
    await expect(requireFreePort(port, command)).rejects.toThrow(`Port ${port} is in use`);

    await new Promise((resolve) => holder.close(resolve));
    await requireFreePort(port, command);
  },
);
