import {execFile} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {scripts} from '../../package.json';

const STATUS: Readonly<Record<string, number>> = {'/there': 200, '/people': 403};
const ROOT = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
let server: Server;
/** Address of the server, to which the external links lead. */
let externalSite = '';

beforeAll(async () => {
  server = createServer(({url = ''}, response) => response.writeHead(STATUS[url] ?? 404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  externalSite = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mkdirSync(path.join(folder, 'build/blog'), {recursive: true});
  mkdirSync(path.join(folder, 'blog'));
  mkdirSync(path.join(folder, 'src/cli'), {recursive: true});
  copyFileSync(`${ROOT}/src/cli/links.config.mjs`, path.join(folder, 'src/cli/links.config.mjs'));
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Runs `npm run links` on a site of two pages. One of them has these links. */
function runLinks(links: string): Promise<{readonly failed: boolean; readonly output: string}> {
  const head = '<!doctype html><link data-rh=true rel=canonical href=https://mine.test/>';
  writeFileSync(path.join(folder, 'build/index.html'), head);
  writeFileSync(path.join(folder, 'build/blog/post.html'), head + links);
  const PATH = `${ROOT}/node_modules/.bin:${process.env['PATH']}`;
  const env = {...process.env, PATH, HTTP_PROXY: '', http_proxy: ''};
  return new Promise((resolve) => {
    execFile('sh', ['-c', scripts.links], {cwd: folder, env}, (error, stdout, stderr) =>
      resolve({failed: error !== null, output: stdout + stderr}),
    );
  });
}

test('a dead external link is reported with its page, and nothing else is', async () => {
  const external = ['/there', '/people', '/gone'].map(
    (to) => `<a href="${externalSite}${to}">x</a>`,
  );
  const internal = '<a href="/nowhere">x</a><a href="https://mine.test/blog/new">x</a>';
  const {failed, output} = await runLinks(
    `${external.join('')}${internal}<a href="https://a.example">x</a>`,
  );
  expect(failed).toBe(true);
  expect(output).toContain('post.html');
  expect(new Set(output.match(/\[\d+\] .*/g))).toEqual(new Set([`[404] ${externalSite}/gone`]));
});

test('working links pass, and a site can list addresses that are skipped', async () => {
  writeFileSync(path.join(folder, 'blog/links.config.mjs'), "export default {skip: ['/gone$']};\n");
  const links = ['/there', '/gone'].map((to) => `<a href="${externalSite}${to}">x</a>`);
  expect(await runLinks(links.join(''))).toMatchObject({failed: false});
});
