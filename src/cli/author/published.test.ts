import type {Server} from 'node:http';
import {createServer} from 'node:http';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {runAuthor} from '../../../tests/support/authorCli';
import {folderWith} from '../../../tests/support/folders';
import {listen} from '../../../tests/support/serveBuild';

let server: Server;
let site = '';
let root = '';
let online: readonly string[] = [];
let status = 200;
let isIndex = false;

beforeAll(async () => {
  server = createServer((request, response) => {
    // A sitemap contains the address that the site was built for.
    const locs = online.map((page) => `<url><loc>https://quill.example${page}</loc></url>`);
    const hasIndex = isIndex && request.url === '/site/sitemap.xml';
    const isSitemap = /^(?:\/site)?\/sitemap(?:-posts)?\.xml$/.test(request.url ?? '');
    response.writeHead(isSitemap ? status : 404);
    response.end(
      hasIndex
        ? `<sitemapindex><sitemap><loc>${site}/sitemap-posts.xml</loc></sitemap></sitemapindex>`
        : `<urlset>${locs.join('')}</urlset>`,
    );
  });
  site = `http://127.0.0.1:${await listen(server)}/site`;
});

afterAll(() => server.close());

async function published(pages: readonly string[], files: readonly string[]) {
  online = pages;
  root = folderWith(
    Object.fromEntries(['index.html', ...files].map((file) => [`build/${file}`, 'page'])),
  );
  return runAuthor(['published', '--site', site], {root});
}

test('a build passes if every address is still a page or a redirect', async () => {
  const {code, stdout} = await published(
    ['/site/', '/site/blog', '/site/blog/caf%C3%A9', '/site/blog/old'],
    ['blog.html', 'blog/café.html', 'blog/old/index.html'],
  );
  expect(code).toBe(0);
  expect(stdout).toBe(`All of the 4 addresses at ${site}/ still exist or redirect.\n`);
});

test('without missing posts, a build passes, and names the missing tag pages', async () => {
  const {code, stdout, stderr} = await published(['/site/', '/site/blog/tags/c'], []);
  expect([code, stdout]).toEqual([0, `All other addresses at ${site}/ still exist or redirect.\n`]);
  expect(stderr).toContain('/blog/tags/c is online but not in the build');
});

test('a missing post is an error that shows the redirect to add', async () => {
  const {code, stderr} = await published(
    ['/site/blog/a', '/site/blog/a.html/old', '/site/blog/b'],
    // A folder with the name of a page does not count as the page.
    ['blog/a.html', 'blog/b/data.json'],
  );
  expect(code).toBe(1);
  expect(stderr).toContain('nor redirected: 2 pages.');
  expect(stderr).toContain('- {from: /blog/b, to: /blog/archive}');
});

test('the sitemaps in a sitemap index are read, and valid escapes in addresses are decoded', async () => {
  isIndex = true;
  const pages = ['/site/a%26b', '/site/caf%E9', '/site/gone'];
  const {stderr} = await published(pages, ['a&b.html', 'caf%E9.html']);
  isIndex = false;
  expect(stderr).toContain('- {from: /gone, to: /blog/archive}');
  expect(stderr).toContain('nor redirected: 1 page.');
});

test('pages are found below a base path with letters that are not ASCII', async () => {
  const {stderr} = await published(['/b%C3%BCro/', '/b%C3%BCro/a', '/b%C3%BCro/gone'], ['a.html']);
  expect(stderr).toContain('nor redirected: 1 page.');
  expect(stderr).toContain('/gone');
});

test('pages are found if the site has moved from a base path to the root', async () => {
  online = ['/notes/', '/notes/blog'];
  root = folderWith({'build/index.html': 'page', 'build/blog.html': 'page'});
  const atRoot = ['published', '--site', new URL(site).origin];
  expect(await runAuthor(atRoot, {root})).toMatchObject({code: 0});
});

test('a site that is not online yet passes; a failing site is an error', async () => {
  status = 404;
  expect(await published([], [])).toMatchObject({code: 0});
  status = 500;
  expect((await published([], [])).stderr).toContain('answers 500');
  status = 200;
  const nowhere = ['published', '--site', 'https://no-site.invalid'];
  expect(await runAuthor(nowhere, {root})).toMatchObject({code: 0});
});

test('a missing build and an invalid address are errors', async () => {
  root = folderWith({});
  const {stderr} = await runAuthor(['published', '--site', site], {root});
  expect(stderr).toContain('npm run build');
  for (const address of ['nowhere', 'https://a.example/?page=2']) {
    expect(await runAuthor(['published', '--site', address], {root})).toMatchObject({code: 2});
  }
});
