import {execFile} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {scripts} from '../../package.json';
import {folderWith} from '../support/folders';
import {listen} from '../support/serveBuild';
import {repository} from '../support/sites';

/** Status codes by path; 404 for other paths. Some sites send 403 to programs, but not to people. */
const STATUS: Readonly<Record<string, number>> = {'/there': 200, '/people-only': 403};
const CONFIG = 'src/cli/links.config.mjs';
const folder = folderWith({
  [CONFIG]: readFileSync(path.join(repository, CONFIG), 'utf8'),
  'build/blog/post.html': '',
  'blog/post.md': '',
});
/** The site to which the external links lead. */
let externalSite = '';
const server = createServer(({url = ''}, response) => response.writeHead(STATUS[url] ?? 404).end());

beforeAll(async () => {
  externalSite = `http://127.0.0.1:${await listen(server)}`;
});

afterAll(() => server.close());

/** Runs `npm run links` on a site of two pages. One of them links to these addresses. */
function runLinks(links: readonly string[]): Promise<{failed: boolean; output: string}> {
  const head = '<!doctype html><link data-rh=true rel=canonical href=https://mine.test/>';
  const page = links.map((link) => `<a href="${link}">x</a>`).join('');
  writeFileSync(path.join(folder, 'build/index.html'), head);
  writeFileSync(path.join(folder, 'build/blog/post.html'), head + page);
  const PATH = `${repository}/node_modules/.bin:${process.env['PATH']}`;
  const env = {...process.env, PATH, HTTP_PROXY: '', http_proxy: ''};
  return new Promise((resolve) => {
    execFile('sh', ['-c', scripts.links], {cwd: folder, env}, (error, stdout, stderr) =>
      resolve({failed: error !== null, output: stdout + stderr}),
    );
  });
}

test('only dead external links are reported, with their page, unless the owner skips them', async () => {
  const external = ['/there', '/people-only', '/gone'].map((to) => externalSite + to);
  const links = [...external, '/nowhere', 'https://mine.test/blog/new', 'https://a.example'];
  const {failed, output} = await runLinks(links);
  expect(failed).toBe(true);
  expect(output).toContain('post.html');
  expect(new Set(output.match(/\[\d+\] .*/g))).toEqual(new Set([`[404] ${externalSite}/gone`]));

  writeFileSync(path.join(folder, 'blog/links.config.mjs'), "export default {skip: ['/gone$']};\n");
  expect(await runLinks(links)).toMatchObject({failed: false});
});
