import {once} from 'node:events';
import http from 'node:http';
import {join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {listen} from '../../../tests/support/serveBuild';
import {createServer} from './createServer.mjs';

const long = 'One commit at a time. '.repeat(200);
const files = {
  _headers:
    "/*\n  X-Frame-Options: SAMEORIGIN\n  Content-Security-Policy: default-src 'self'\n\n" +
    '/img/*\r\n  X-Picture: yes\r\n  Cache-Control: no-store\r\n' +
    'https://preview.example/*\n  X-Robots-Tag: noindex\n',
  'index.html': 'home',
  '404.html': `not found ${long}`,
  'blog.html': 'blog',
  'blog/first.html': `first ${long}`,
  'blog/agents.md.html': 'agents',
  'blog/agents.md.md': '# agents',
  'blog/100%.html': 'percent',
  'blog/分词.html': 'segments',
  'llms.txt': '# llms',
  'docs/index.html': 'docs',
  'empty/file.txt': 'text',
  'assets/js/main.1a2b3c4d.js': `// ${long}`,
  'img/logo.svg': '<svg/>',
};

const inBuild = Object.entries(files).map(([name, text]) => [`build/${name}`, text]);
const parent = folderWith({...Object.fromEntries(inBuild), '-secret.html': 'secret'});
const dir = join(parent, 'build');
/** @type {http.Server[]} */
let servers = [];
let rootPort = 0;
let sitePort = 0;

beforeAll(async () => {
  servers = [createServer({dir}), createServer({dir, base: '/site/'})];
  [rootPort = 0, sitePort = 0] = await Promise.all(servers.map((server) => listen(server)));
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/**
 * Sends a request as written: unlike fetch, it does not normalize the path or decode the body.
 *
 * @param {string} path
 * @param {{port?: number, method?: string, headers?: Record<string, string>}} [options]
 */
async function ask(path, {port = rootPort, method = 'GET', headers = {}} = {}) {
  const request = http.request({host: '127.0.0.1', port, path, method, headers, agent: false});
  request.end();
  const [response] = /** @type {[http.IncomingMessage]} */ (await once(request, 'response'));
  const body = await buffer(response);
  return {status: response.statusCode, headers: response.headers, body, text: body.toString()};
}

test.each([
  ['/', 'home', 'text/html;charset=utf-8'],
  ['/blog', 'blog', 'text/html;charset=utf-8'],
  ['/docs', 'docs', 'text/html;charset=utf-8'],
  ['/blog/agents.md', 'agents', 'text/html;charset=utf-8'],
  ['/blog/agents.md.md', '# agents', 'text/markdown;charset=utf-8'],
  ['/blog/100%25', 'percent', 'text/html;charset=utf-8'],
  ['/blog/%E5%88%86%E8%AF%8D', 'segments', 'text/html;charset=utf-8'],
  ['/blog/', 'blog', 'text/html;charset=utf-8'],
  ['/llms.txt', '# llms', 'text/plain;charset=utf-8'],
  ['/img/logo.svg', '<svg/>', 'image/svg+xml'],
])('serves %s', async (path, text, type) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({status: 200, text});
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  });
});

test('sends cache headers, and the headers of each rule in the _headers file that matches the path', async () => {
  for (const path of ['/', '/blog', '/nowhere', '/blog.html', '/assets/js/main.1a2b3c4d.js']) {
    const {headers} = await ask(path);
    expect(headers, path).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'self'",
    });
    expect(headers).not.toHaveProperty('x-picture');
    expect(headers).not.toHaveProperty('x-robots-tag');
    expect(headers['cache-control']).toMatch(
      path.startsWith('/assets/') ? /immutable/ : /max-age=0/,
    );
  }
  const {headers} = await ask('/img/logo.svg');
  // The server itself sets `Cache-Control`, whatever the rule says.
  expect(headers).toMatchObject({
    'x-picture': 'yes',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

test.each([
  '/nowhere',
  '/assets/js/gone.js',
  '/%',
  `/${'x'.repeat(300)}`,
  // Paths outside the folder of the site.
  '/../-secret',
  '/%2e%2e/-secret',
  '/..%2f-secret',
  '/..\\-secret',
])('answers %s with the 404 page', async (path) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({status: 404, text: files['404.html']});
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('compresses text as %s, only for clients that accept it', async (encoding, decompress) => {
  for (const path of ['/blog/first', '/assets/js/main.1a2b3c4d.js', '/nowhere']) {
    expect((await ask(path)).headers).not.toHaveProperty('content-encoding');
    const answer = await ask(path, {headers: {'accept-encoding': encoding}});
    expect(answer.headers).toMatchObject({'content-encoding': encoding, vary: 'Accept-Encoding'});
    expect(decompress(answer.body).toString()).toContain(long);
  }
});

test('answers 304 without a body if the browser has the page cached', async () => {
  const {etag = ''} = (await ask('/blog/first')).headers;
  const answer = await ask('/blog/first', {headers: {'if-none-match': etag}});
  expect(answer).toMatchObject({status: 304, text: ''});
});

test.each([
  ['/site/', 200, 'home'],
  ['/site/blog', 200, 'blog'],
  ['/site/nowhere', 404, files['404.html']],
  ['/blog', 404, files['404.html']],
  ['/', 301, ''],
  ['/site', 301, ''],
])('with the base path /site/, answers %s with %i', async (path, status, text) => {
  const location = status === 301 ? {location: '/site/'} : {};
  expect(await ask(path, {port: sitePort})).toMatchObject({status, text, headers: location});
});

test('answers 404 with a short text if the site has no 404 page', async () => {
  const bare = createServer({dir: join(dir, 'empty')});
  servers.push(bare);
  expect(await ask('/x', {port: await listen(bare)})).toMatchObject({status: 404});
});
