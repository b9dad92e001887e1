import {existsSync, readFileSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildOtherOwner} from '../support/buildOtherOwner';
import {addresses, builtPages} from '../support/builtPages';
import {searchFor} from '../support/searchModal';
import {pageThings} from '../support/pageData';
import {expect, hydrated, test} from '../support/test';

const ORIGIN = 'https://quill.example';
const FIRST_OWNER = [
  /one commit at a time/i,
  /the founder/i,
  /example\.com/,
  /\bx\.com\b/,
  /linkedin\.com/,
  /github\.com/,
  /cal\.com/,
];

test.describe.configure({mode: 'serial'});
test.use({allowedConsole: [/status of 404|X-Frame-Options/]});

let folder = '';
let build = '';
let server: Server;
let site = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = buildOtherOwner();
  build = path.join(folder, 'build');
  const {createServer} = await import('../../src/cli/lib/createServer.mjs');
  server = createServer({dir: build, base: '/site/'});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/site`;
});

test.beforeEach(async ({context}) => {
  await context.route(/^https:\/\/(?:count|tags)\.example\//, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
});

test.afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Opens the home page and notes what is asked of the two analytics hosts. */
async function openCountingScripts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${site}/**`, (route) => route.continue());
  await page.route(/^https:\/\/(?:count|tags)\.example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  await page.goto(`${site}/`);
  await hydrated(page);
  return asked;
}

test('every address inside another owner’s site leads to a page or file of it', () => {
  const broken: string[] = [];
  for (const {file, html} of builtPages(build)) {
    for (const address of addresses(html)) {
      const url = new URL(address, `${ORIGIN}/site/${file}`);
      if (url.origin !== ORIGIN) {
        continue;
      }
      const local = decodeURIComponent(url.pathname).replace(/^\/site(?:\/|$)/, '');
      const found = ['', '.html', '/index.html'].some((end) =>
        existsSync(path.join(build, local + end)),
      );
      if (!url.pathname.startsWith('/site') || !found) {
        broken.push(`${file}: ${address}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('no trace of the first owner is left in the shell of any page', async ({page}) => {
  const traces: string[] = [];
  for (const {file, html} of builtPages(build)) {
    const shell = [
      /<head>.*?<\/head>/s.exec(html)?.[0].replace(/<meta[^>]*name="?description[^>]*>/, '') ?? '',
      /<nav[^>]*class="?[^>]*navbar.*?<\/nav>/s.exec(html)?.[0] ?? '',
      /<footer[^>]*theme-layout-footer.*?<\/footer>/s.exec(html)?.[0] ?? '',
    ];
    expect(
      shell.every((part) => part !== ''),
      file,
    ).toBe(true);
    const text = shell.join('\n').replaceAll('/blog/authors/founder', '');
    traces.push(
      ...FIRST_OWNER.filter((trace) => trace.test(text)).map((trace) => `${file}: ${trace}`),
    );
  }
  expect(traces).toEqual([]);
  await page.route(`${site}/**`, (route) => route.continue());
  await page.goto(`${site}/`);
  await expect(page.getByRole('contentinfo')).toContainText('Zelda Quill');
  await expect(page).toHaveTitle(/Quill Notes$/);
});

test('the feeds speak of the other owner and carry its addresses', () => {
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    const text = readFileSync(path.join(build, 'blog', feed), 'utf8');
    expect(text).toContain('Quill Notes');
    expect(text).toContain(`${ORIGIN}/site/blog/an-agent-is-a-loop`);
    expect(text).not.toContain('https://example.com/blog');
  }
});

test('what programs read speaks of the other owner and carries its addresses', () => {
  const text = (file: string) => readFileSync(path.join(build, file), 'utf8');
  expect(text('llms.txt')).toMatch(/^# Quill Notes\n/);
  expect(text('llms.txt')).toContain(`(${ORIGIN}/site/blog/an-agent-is-a-loop.md)`);
  for (const file of ['llms.txt', 'llms-full.txt', 'blog/an-agent-is-a-loop.md']) {
    expect(text(file)).toContain(`${ORIGIN}/site/`);
    expect(text(file)).not.toContain('https://example.com/blog');
  }
  const html = text('blog/an-agent-is-a-loop.html');
  expect(pageThings(html, 'WebSite')).toMatchObject([
    {name: 'Quill Notes', url: `${ORIGIN}/site/`},
  ]);
  expect(pageThings(html, 'Person')).toMatchObject([{name: 'Zelda Quill'}]);
  expect(pageThings(html, 'BlogPosting')).toMatchObject([
    {url: `${ORIGIN}/site/blog/an-agent-is-a-loop`, isPartOf: {'@id': `${ORIGIN}/site/blog`}},
  ]);
});

test('the site works under its base path: navigation, active link, newsletter frame', async ({
  page,
}) => {
  await page.route(`${site}/**`, (route) => route.continue());
  await page.route('https://letters.example/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Sign up</title><form></form>'}),
  );
  await page.goto(`${site}/`);
  await hydrated(page);
  const main = page.getByRole('navigation', {name: 'Main'});
  await main.getByRole('link', {name: 'Books', exact: true}).click();
  await expect(page).toHaveURL(`${site}/books/to-read`);
  await expect(main.getByRole('link', {name: 'Books', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto(`${site}/newsletter`);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Newsletter signup');
  await expect(frame).toHaveAttribute('sandbox', /allow-forms/);
  await expect(page.frameLocator('iframe').locator('form')).toBeAttached();
});

test('the toggle cycles system, light, dark where the system is respected', async ({page}) => {
  await page.route(`${site}/**`, (route) => route.continue());
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(`${site}/`);
  await hydrated(page);
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /switch between dark and light mode/i});
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await stored()).toBe('light');
  await page.emulateMedia({colorScheme: 'light'});
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await stored()).toBe('dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await stored()).toBeNull();
});

const ANALYTICS = ['https://count.example/script.js', 'https://tags.example/gtm.js?id=GTM-QUILL1'];

test('the analytics scripts that have an id are loaded, once a visit, and no ticker without a source', async ({
  page,
}) => {
  const asked = await openCountingScripts(page);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(ANALYTICS));
  await expect(page.locator('script[src="https://count.example/script.js"]')).toHaveAttribute(
    'data-domain',
    'quill.example',
  );
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Blog', exact: true})
    .click();
  await expect(page).toHaveURL(`${site}/blog`);
  expect(asked.sort()).toEqual(ANALYTICS);
});

for (const [name, signal] of [
  ['Do Not Track', {doNotTrack: '1'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
] as const) {
  test(`no analytics script is loaded for a reader who sends ${name}`, async ({page}) => {
    await page.addInitScript((fields) => {
      for (const [field, value] of Object.entries(fields)) {
        Object.defineProperty(navigator, field, {value});
      }
    }, signal);
    const asked = await openCountingScripts(page);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Blog', exact: true})
      .click();
    await expect(page).toHaveURL(`${site}/blog`);
    await expect(page.locator('script[data-domain], script[src*="gtm.js"]')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

test('the search answers below a base path, and its hits lead there', async ({page}) => {
  await page.route(`${site}/**`, (route) => route.continue());
  await page.goto(`${site}/chat`);
  await hydrated(page);
  const hits = await searchFor(page, 'dilution');
  await hits.first().click();
  await expect(page).toHaveURL(new RegExp(`^${site}/blog/.*dilution`));
});

test('a provider that refuses to be framed leaves a page that works and a link to it', async ({
  page,
}) => {
  await page.route(`${site}/**`, (route) => route.continue());
  await page.route('https://letters.example/**', (route) =>
    route.fulfill({contentType: 'text/html', body: 'no', headers: {'x-frame-options': 'DENY'}}),
  );
  await page.goto(`${site}/newsletter`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Newsletter');
  await expect(page.getByRole('link', {name: 'Open the signup page in a new tab'})).toHaveAttribute(
    'href',
    'https://letters.example/signup',
  );
});

test('a site opened below the wrong base path says so', async ({page}) => {
  const html = readFileSync(path.join(build, 'index.html'), 'utf8');
  await page.route('http://wrong.test/**', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({contentType: 'text/html', body: html})
      : route.fulfill({status: 404, body: ''}),
  );
  await page.goto('http://wrong.test/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
});
