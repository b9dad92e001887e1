import type {Server} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {linkReport} from './linkReport';

let server: Server;
let archive = '';

beforeAll(async () => {
  server = createServer(({url = ''}, response) => {
    const asked = new URL(url, 'http://localhost').searchParams.get('url') ?? '';
    const copy = {available: true, url: `http://web.archive.org/web/20240102030405/${asked}`};
    const closest = asked.includes('kept') ? {closest: copy} : {};
    response.writeHead(asked.includes('busy') ? 503 : 200, {'content-type': 'application/json'});
    response.end(JSON.stringify({url: asked, archived_snapshots: closest}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  archive = `http://127.0.0.1:${(server.address() as AddressInfo).port}/available`;
});

afterAll(() => server.close());

test('each broken address is told once, with its places, and the archived copy where there is one', async () => {
  const report = await linkReport(
    [
      {place: 'blog/a.mdx:5', address: 'https://a.example/kept?x=1&y=2', status: '404'},
      {place: 'blog/b.mdx:7', address: 'https://a.example/kept?x=1&y=2', status: '404'},
      {place: 'blog/b.mdx:9', address: 'https://b.example/lost', status: 'ENOTFOUND'},
      {place: 'blog/b.mdx:9', address: 'https://c.example/busy', status: '410'},
    ],
    archive,
  );
  expect(report.split('\n').slice(2)).toEqual([
    '- https://a.example/kept?x=1&y=2 (404)',
    '  - in `blog/a.mdx:5`, `blog/b.mdx:7`',
    '  - archived copy: https://web.archive.org/web/20240102030405/https://a.example/kept?x=1&y=2',
    '- https://b.example/lost (ENOTFOUND)',
    '  - in `blog/b.mdx:9`',
    '  - archived copy: none was found',
    '- https://c.example/busy (410)',
    '  - in `blog/b.mdx:9`',
    '  - archived copy: the archive did not answer (status 503)',
    '',
  ]);
});
