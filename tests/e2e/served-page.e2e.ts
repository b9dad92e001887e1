import type {Page} from '@playwright/test';
import {newest, oldest} from '../support/blogPosts';
import {failPageScripts, holdScripts, recordScripts, saveData} from '../support/scripts';
import {expect, hydrated, isSameDocument, markDocument, test} from '../support/test';

const CODE_POST = '/blog/a-tiny-mcp-server';
const PART_POST = '/blog/vesting-with-a-cliff';
const LONG_DOCUMENT = '/books/to-read';

function served(page: Page) {
  return page.locator('[data-page-content=served]');
}

/** Opens a page and touches nothing. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('the first page of a visit', () => {
  for (const path of ['/', '/blog', PART_POST, '/blog/archive', LONG_DOCUMENT]) {
    test(`${path} runs no code of its own before a reader uses it`, async ({page}) => {
      const {run} = recordScripts(page);
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await expect(served(page)).toBeAttached();
      const names = run.map((url) => /\/([^/.]+)\.[^/]+$/.exec(url)?.[1]);
      expect(names.filter((name) => name !== 'market-strip').sort()).toEqual([
        'main',
        'runtime~main',
      ]);
    });
  }

  for (const path of ['/chat', '/intelligence', '/search', '/blog?filter=vesting']) {
    test(`${path} answers at once`, async ({page}) => {
      await open(page, path);
      await expect(served(page)).toHaveCount(0);
    });
  }

  test('leads on by its links without loading a document, and back', async ({page}) => {
    await open(page, '/blog');
    await markDocument(page);
    await page.getByRole('main').locator(`a[href="${newest.permalink}"]`).first().click();
    await expect(page).toHaveURL(newest.permalink);
    await expect(page.getByRole('heading', {level: 1, name: newest.title})).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox', {name: 'Filter posts'})).toBeVisible();
    await page.getByRole('searchbox', {name: 'Filter posts'}).fill(oldest.date);
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('keeps its title while the next is on its way, and when the reader turns back', async ({
    page,
  }) => {
    await open(page, '/');
    const title = await page.title();
    const canonical = page.locator('link[rel=canonical]');
    const address = await canonical.getAttribute('href');
    const scripts = await holdScripts(page);
    await page.locator('nav a[href="/chat"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/chat');
    await expect.poll(async () => (await scripts.take()).length).toBeGreaterThan(0);
    expect(await page.title()).toBe(title);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await scripts.letThrough();
    // Long enough for whatever comes down the wire to be drawn.
    await page.waitForTimeout(1000);
    await expect(page).toHaveTitle(title);
    expect(await canonical.getAttribute('href')).toBe(address);
    await expect(served(page)).toBeVisible();
  });

  test('leads on by the squares of its calendar', async ({page}) => {
    await open(page, '/');
    await markDocument(page);
    const square = page.locator(`[data-calendar] a[href="${newest.permalink}"]`);
    // No pointer goes there first, as on a touch screen.
    await square.dispatchEvent('click');
    await expect(page).toHaveURL(newest.permalink);
    await expect(page.getByRole('heading', {level: 1, name: newest.title})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('keeps what was typed before its code came, and the focus', async ({page}) => {
    const scripts = await holdScripts(page);
    await page.goto('/blog', {waitUntil: 'commit'});
    await scripts.letThrough();
    await hydrated(page);
    const late = await holdScripts(page);
    const box = page.getByRole('searchbox', {name: 'Filter posts'});
    await box.focus();
    await page.keyboard.type('vest');
    await expect(served(page)).toBeAttached();
    await late.letThrough();
    await expect(served(page)).toHaveCount(0);
    await expect(box).toHaveValue('vest');
    await expect(box).toBeFocused();
    await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
    await page.keyboard.type('ing');
    await expect(box).toHaveValue('vesting');
  });

  test('answers a press that was too early for it', async ({page}) => {
    await open(page, newest.permalink);
    await markDocument(page);
    const scripts = await holdScripts(page);
    const year = page.locator('[data-live=years] h3 > a').filter({visible: true}).last();
    await year.click();
    await expect(served(page)).toBeAttached();
    await scripts.letThrough();
    await expect(page.getByRole('button', {expanded: true})).toHaveCount(2);
    await expect(page).toHaveURL(newest.permalink);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('opens a press with a key held elsewhere, as any link', async ({page, context}) => {
    await open(page, newest.permalink);
    const year = page.locator('[data-live=years] h3 > a').filter({visible: true}).last();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      year.click({modifiers: ['ControlOrMeta']}),
    ]);
    await expect(tab).toHaveURL(/\/blog\/archive#\d{4}$/);
  });

  test('gets its copy buttons from the pointer, and keeps the colors of its code', async ({
    page,
  }) => {
    const {run} = recordScripts(page);
    await saveData(page);
    await open(page, CODE_POST);
    const block = page.locator('pre.prism-code').first();
    const tokens = await block.locator('code span').count();
    expect(tokens).toBeGreaterThan(10);
    const copy = page.getByRole('button', {name: 'Copy code to clipboard'});
    await expect(copy).toHaveCount(0);
    await block.hover();
    await expect(served(page)).toHaveCount(0);
    await expect(copy.first()).toBeVisible();
    expect(await block.locator('code span').count()).toBe(tokens);
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(
      run.map((url) => page.evaluate(async (address) => (await fetch(address)).text(), url)),
    );
    expect(texts.filter((text) => text.includes('languages.javascript='))).toEqual([]);
  });

  test('keeps text marked, and waits as long as it is', async ({page}) => {
    await open(page, CODE_POST);
    await page.locator('article p').nth(1).dblclick();
    const marked = () => page.evaluate(() => document.getSelection()?.toString().trim());
    const text = await marked();
    expect(text).toMatch(/\w/);
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/assets/js/'),
    );
    await page.locator('pre.prism-code').first().hover();
    await arrived;
    await page.waitForLoadState('networkidle');
    await expect(served(page)).toBeAttached();
    expect(await marked()).toBe(text);
    await page.evaluate(() => document.getSelection()?.empty());
    await expect(served(page)).toHaveCount(0);
  });

  test('brings a part to life when it is scrolled to', async ({page}) => {
    await open(page, PART_POST);
    await expect(served(page)).toBeAttached();
    await page.locator('[data-part]').first().scrollIntoViewIfNeeded();
    await expect(served(page)).toHaveCount(0);
    const field = page.locator('[data-part]').first().locator('input').first();
    await field.focus();
    await expect(field).toBeFocused();
  });

  test('moves nothing when it comes to life', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, PART_POST);
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('article h2, article p, article figure')].map((element) =>
          Math.round(element.getBoundingClientRect().top),
        ),
      );
    const before = await boxes();
    await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab'})));
    await expect(served(page)).toHaveCount(0);
    expect(await boxes()).toEqual(before);
  });

  test('marks in its contents the section that is read', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, CODE_POST);
    await page
      .locator('article h2')
      .nth(1)
      .evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
    await expect(served(page)).toBeAttached();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu has the sidebar of a page that nobody has used yet', async ({page}) => {
    await open(page, LONG_DOCUMENT);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('link', {name: 'Podcasts'}).tap();
    await expect(page).toHaveURL('/media/podcasts');
    await expect(menu).toBeHidden();
  });
});

test.describe('when code of the page does not arrive', () => {
  test.use({
    allowedConsole: [/Failed to load resource/],
    allowedPageErrors: [/^Loading chunk .+ failed/],
  });

  test('it stays readable, and the next use tries again', async ({page}) => {
    let fails = true;
    await open(page, '/blog');
    await failPageScripts(page, () => fails);
    const box = page.getByRole('searchbox', {name: 'Filter posts'});
    const failure = page.waitForEvent('requestfailed');
    await box.hover();
    await failure;
    await expect(served(page)).toBeAttached();
    await expect(box).toBeVisible();
    fails = false;
    await box.fill('vesting');
    await expect(served(page)).toHaveCount(0);
    await expect(box).toHaveValue('vesting');
    await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
  });
});
