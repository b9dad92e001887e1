// cspell:words Streuselkuchen kopieren kopiert anzeigen backen
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {builtPages} from '../support/builtPages';
import {addressesOf, parseMarkdown} from '../support/markdownProblems';
import {expect, loadClient, test, visit} from '../support/test';
import {buildOf, siteOf} from './sites';

const ORIGIN = 'https://your-docusaurus-site.example.com';

/** Returns the built pages of a site by their encoded addresses, except redirects and the 404 page. */
function pagesOf(project: string) {
  const {baseUrl} = siteOf(project);
  return builtPages(buildOf(project))
    .filter(({file}) => path.basename(file) !== '404.html')
    .map(({file, html}) => ({
      address:
        baseUrl +
        encodeURI(file.replaceAll('\\', '/')).replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''),
      html,
    }));
}

/** Matches the HTML of docs, posts and Markdown pages, by the classes of the classic theme. */
const WITH_MARKDOWN = /<html[^>]*class="[^"]*\b(?:docs-doc-id-|blog-post-page|mdx-page)/;

// The example posts have pictures of authors from GitHub; the tests need no network.
test.beforeEach(({page}) =>
  page.route('https://github.com/*.png', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  ),
);

test('every page has a policy, and nothing violates it', async ({page}, {project}) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({blockedURI, violatedDirective}) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  const pages = pagesOf(project.name);
  expect(pages.length).toBeGreaterThan(30);
  for (const {address, html} of pages) {
    expect(html, address).toMatch(/<meta http-equiv="?Content-Security-Policy"?/);
    await visit(page, address);
  }
});

test('every doc, post and page, and no other page, links to its Markdown version', async ({
  request,
}, {project}) => {
  const pages = pagesOf(project.name);
  const expected = pages.filter(({html}) => WITH_MARKDOWN.test(html));
  expect(expected.length).toBeGreaterThan(15);
  const linked = pages.filter(({html}) => html.includes('text/markdown'));
  expect(linked.map(({address}) => address)).toEqual(expected.map(({address}) => address));
  for (const {address, html} of expected) {
    const page = load(html);
    const href = page('link[rel=alternate][type="text/markdown"]').attr('href');
    expect(href, address).toBe(
      address === siteOf(project.name).baseUrl
        ? `${address}index.md`
        : `${address.replace(/\/$/, '')}.md`,
    );
    const response = await request.get(String(href));
    expect(response.status(), href).toBe(200);
    const [title = ''] = (await response.text()).split('\n');
    expect(title.replaceAll('\\', ''), href).toMatch(/^# \S/);
  }
});

test('links in Markdown files and llms.txt are not broken', async ({request}, {project}) => {
  const {baseUrl, locales} = siteOf(project.name);
  const build = buildOf(project.name);
  // Folders can end in .md too: with trailing slashes, a page whose slug ends in .md is in such a folder.
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.md') && statSync(path.join(build, file)).isFile(),
  );
  const lists = locales.map((locale) => `${locale.slice(baseUrl.length)}llms.txt`);
  const addresses = new Set<string>();
  for (const file of [...files, ...lists]) {
    const text = readFileSync(path.join(build, file), 'utf8');
    for (const address of addressesOf(parseMarkdown(text))) {
      expect(URL.canParse(address), `${file}: ${address}`).toBe(true);
      const {origin, pathname} = new URL(address);
      if (origin === ORIGIN) {
        addresses.add(pathname);
      }
    }
  }
  expect(addresses.size).toBeGreaterThan(20);
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('llms.txt lists pages, posts and released docs by locale', async ({request}, {project}) => {
  for (const locale of siteOf(project.name).locales) {
    const text = await (await request.get(`${locale}llms.txt`)).text();
    for (const page of ['docs/intro', 'blog/leap-day', 'handbook', 'article']) {
      expect(text).toContain(`${locale}${page}.md)`);
    }
    expect(text).not.toContain('docs/next');
    const full = await (await request.get(`${locale}llms-full.txt`)).text();
    expect(full).toContain('Kumquat preserves keep');
    expect(full).toContain('Marzipan is harvested in October.');
    expect(full.includes('Streuselkuchen')).toBe(locale.endsWith('/de/'));
  }
});

test('the button copies a page; its menu works by keyboard', async ({page, context, request}, {
  project,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const locale of siteOf(project.name).locales) {
    const isGerman = locale.endsWith('/de/');
    for (const address of ['docs/intro', 'blog/leap-day', 'handbook']) {
      await visit(page, locale + address);
      await page
        .getByRole('button', {name: isGerman ? 'Als Markdown kopieren' : 'Copy as Markdown'})
        .click();
      await expect(page.getByRole('status')).toHaveText(isGerman ? /kopiert/ : /copied/);
      const file = await (await request.get(`${locale}${address}.md`)).text();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
    }
    const menu = page.locator('.copy-markdown summary');
    const arrow = await menu.evaluate(
      (element) => getComputedStyle(element, '::after').borderTopColor,
    );
    expect(arrow, 'color after minification').not.toBe('rgba(0, 0, 0, 0)');
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    const view = page.getByRole('link', {
      name: isGerman ? 'Als Markdown anzeigen' : 'View as Markdown',
    });
    await expect(view).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', {name: /Oracle/})).toHaveAttribute(
      'href',
      `https://oracle.example/?q=${encodeURIComponent(`${ORIGIN}${locale}handbook.md`)}`,
    );
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(view).toBeHidden();
    await menu.press('Enter');
    await view.click();
    await expect(page).toHaveURL(new RegExp(`${locale}handbook\\.md$`));
  }
});

/** A heading of each kind of page: kind, query that finds the heading, and path of the page. */
const HEADINGS = [
  ['a doc', 'kumquat preserves', 'docs/addresses/v1.0'],
  ['a post', 'persimmon pudding', 'blog/leap-day'],
  ['a Markdown page', 'zeppelin maintenance', 'handbook'],
  ['a React page', 'marzipan harvest', 'article'],
] as const;

test('search finds headings of all kinds of pages and opens them', async ({page}, {project}) => {
  for (const locale of siteOf(project.name).locales) {
    const german = ['a translated doc', 'streuselkuchen backen', 'docs/intro'] as const;
    for (const [kind, query, address] of locale.endsWith('/de/')
      ? [...HEADINGS, german]
      : HEADINGS) {
      await visit(page, locale);
      await page.locator('.DocSearch-Button').click();
      await page.locator('.DocSearch-Input').fill(query);
      const hit = page.locator('.DocSearch-Hit a').first();
      await expect(hit, `${kind} in ${locale}`).toHaveAttribute(
        'href',
        new RegExp(`^${locale}${address}/?#.`),
      );
      await hit.click();
      await expect(page).toHaveURL(new RegExp(`${locale}${address}/?#`));
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    }
  }
});

for (const width of [320, 820]) {
  test(`no text is cut off and nothing overlaps at ${width} px`, async ({page}, {project}) => {
    await page.setViewportSize({width, height: 800});
    for (const locale of siteOf(project.name).locales) {
      await visit(page, `${locale}docs/tutorial-basics/create-a-page`);
      const breadcrumbs = await page.locator('.breadcrumbs').boundingBox();
      const button = await page.locator('.copy-markdown').boundingBox();
      // The button is below the breadcrumbs or to the right of them.
      const gapBelow = (button?.y ?? 0) - (breadcrumbs?.y ?? 0) - (breadcrumbs?.height ?? 0);
      const gapBeside = (button?.x ?? 0) - (breadcrumbs?.x ?? 0) - (breadcrumbs?.width ?? 0);
      expect(Math.max(gapBelow, gapBeside)).toBeGreaterThanOrEqual(8);
      await visit(page, `${locale}handbook`);
      const title = page.getByRole('heading', {level: 1});
      expect((await title.boundingBox())?.height).toBeLessThan(80);
      await visit(page, `${locale}chat`);
      const cut = await page
        .locator('main section')
        .first()
        .locator('p, button')
        .evaluateAll((elements) =>
          elements
            .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
            .map((element) => element.textContent),
        );
      expect(cut).toEqual([]);
    }
  });
}

test('the chat answers from a doc', async ({page}, {project}) => {
  for (const locale of siteOf(project.name).locales) {
    await page.goto(`${locale}chat`);
    await loadClient(page);
    const main = page.getByRole('main');
    const field = main.getByRole('textbox');
    // Each locale has a separate conversation, which links to pages of that locale.
    await expect(main).not.toContainText('two years in a cool cellar');
    await field.fill('How long do kumquat preserves keep?');
    await field.press('Enter');
    await expect(main).toContainText('two years in a cool cellar');
    await expect(main.locator(`a[href^="${locale}docs/addresses/v1.0"]`).first()).toBeVisible();
  }
});
