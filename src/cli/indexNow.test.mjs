import {spawn} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {changedPages} from './lib/changedPages.mjs';

const today = new Date().toISOString();
const entry = (/** @type {string} */ address, /** @type {string} */ changed = '') =>
  `<url><loc>${address}</loc>${changed && `<lastmod>${changed}</lastmod>`}</url>`;

/** @type {{method?: string, url?: string, body: string}[]} */
const asked = [];
let status = 200;
let port = 0;
const server = http.createServer(async (request, response) => {
  const {method, url} = request;
  asked.push({method, url, body: await text(request)});
  const sitemap = [
    entry('https://a.example/site/blog/new', today),
    entry('https://a.example/site/blog/old', '2020-01-01'),
  ];
  response.writeHead(url === '/site/sitemap.xml' ? 200 : status);
  response.end(url === '/site/sitemap.xml' ? `<urlset>${sitemap.join('')}</urlset>` : 'No');
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
});

afterAll(() => server.close());

/** @param {string} key */
async function tell(key) {
  asked.length = 0;
  const own = `http://127.0.0.1:${port}`;
  const args = ['src/cli/indexNow.mjs', '--site', `${own}/site`, '--service', `${own}/indexnow`];
  const child = spawn(process.execPath, args, {env: {...process.env, INDEXNOW_KEY: key}});
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return {code, stdout, stderr};
}

test('pages that have changed since a day are found, newest first; those without a day are not', () => {
  const sitemap = [
    entry('https://a.example/1', '2026-01-02'),
    entry('https://a.example/2?a=1&amp;b=2', '2026-01-04T10:00:00.000Z'),
    entry('https://a.example/3', '2026-01-01'),
    entry('https://a.example/4'),
  ];
  expect(
    changedPages(`<urlset>\n${sitemap.join('\n')}</urlset>`, Date.parse('2026-01-02T23:00:00Z')),
  ).toEqual(['https://a.example/2?a=1&b=2', 'https://a.example/1']);
});

test('search engines are told of what is new, with the key and where it lies', async () => {
  expect(await tell('0123456789abcdef')).toMatchObject({code: 0, stdout: 'Told of 1 page(s).\n'});
  expect(asked.map(({method, url}) => `${method} ${url}`)).toEqual([
    'GET /site/sitemap.xml',
    'POST /indexnow',
  ]);
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
    host: `127.0.0.1:${port}`,
    key: '0123456789abcdef',
    keyLocation: `http://127.0.0.1:${port}/site/0123456789abcdef.txt`,
    urlList: ['https://a.example/site/blog/new'],
  });
});

test('a key that is none, and a refusal, are said', async () => {
  const wrong = await tell('x y');
  expect(wrong).toMatchObject({code: 1, stderr: expect.stringContaining('INDEXNOW_KEY')});
  expect(asked).toEqual([]);
  status = 403;
  expect(await tell('0123456789abcdef')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('IndexNow answers 403'),
  });
});
