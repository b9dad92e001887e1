import {expect, test} from 'vitest';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {folderWith} from '../../../tests/support/folders';
import {builtBase, readPort, requireFreePort} from './address.mjs';

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
  expect(builtBase(folderWith(home === undefined ? {} : {'index.html': home}))).toBe(base);
});

test('a port in use is refused with a command for another port', async () => {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  await expect(requireFreePort(port, 'npm start')).rejects.toThrow(
    expect.objectContaining({
      exitCode: 1,
      message: `Port ${port} is in use by another program. Stop it, or choose another port: npm start -- --port ${port + 1}`,
    }),
  );
  server.close();
  await once(server, 'close');
  await expect(requireFreePort(port, 'npm start')).resolves.toBeUndefined();
});
