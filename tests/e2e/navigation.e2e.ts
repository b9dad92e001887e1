import type {Locator} from '@playwright/test';
import {oldest} from '../support/fixturePages';
import {heading, navbar} from '../support/frame';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {holdScripts} from '../support/scripts';
import {expectScrollTop, restingScrollTop, scrollTo} from '../support/scrollPosition';
import {hydrate, expect, isSameDocument, markDocument, test, visit} from '../support/test';

// The window is short, so that even short posts scroll.
test.use({viewport: {width: 1280, height: 400}});

const POST = '/blog/reading-a-tide-table';

/** Expects the element to begin in the top 150 pixels of the window. */
async function expectAtTop(target: Locator): Promise<void> {
  const isAtTop = async () => {
    const {y = -1} = (await target.boundingBox()) ?? {};
    return y >= 0 && y < 150;
  };
  await expect.poll(isAtTop).toBe(true);
}

test('links open pages at the top; Back and Forward restore the position', async ({page}) => {
  await visit(page, '/blog');
  await markDocument(page);
  const link = page.getByRole('main').locator(`a[href="${oldest.permalink}"]`).last();
  await link.scrollIntoViewIfNeeded();
  const before = await restingScrollTop(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(heading(page)).toHaveText(oldest.title);
  await expectScrollTop(page, 0);
  const inPost = await scrollTo(page, 350);
  expect(inPost).toBe(350);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expectScrollTop(page, before);
  await page.goForward();
  await expect(heading(page)).toHaveText(oldest.title);
  await expectScrollTop(page, inPost);
  expect(await isSameDocument(page)).toBe(true);
});

test('a hash scrolls to its heading: on load, from links, from the table of contents', async ({
  page,
}) => {
  await visit(page, `${POST}#the-rule-of-twelfths`);
  const target = page.getByRole('heading', {name: 'The rule of twelfths'});
  await expectAtTop(target);
  expect(await restingScrollTop(page)).toBeGreaterThan(200);

  await visit(page, '/');
  await markDocument(page);
  await page.getByRole('main').locator('a[href="/blog/archive#2022"]').first().click();
  await expectAtTop(page.getByRole('heading', {name: /^2022/}));
  await page.getByRole('main').locator(`a[href="${POST}"]`).first().click();
  await expectScrollTop(page, 0);

  const before = await scrollTo(page, 120);
  const entry = page.getByRole('link', {name: 'The rule of twelfths', exact: true});
  await entry.click();
  await expect(page).toHaveURL(`${POST}#the-rule-of-twelfths`);
  await expectAtTop(target);
  await page.goBack();
  await expectScrollTop(page, before);
  // A second click on the same heading scrolls to it again.
  await entry.click();
  await expectAtTop(target);
  expect(await isSameDocument(page)).toBe(true);
});

test('after a reload, Back restores page and position before scripts load', async ({page}) => {
  await visit(page, '/blog/archive');
  const link = page.getByRole('main').locator(`a[href="${oldest.permalink}"]`).last();
  await link.scrollIntoViewIfNeeded();
  const archive = await restingScrollTop(page);
  expect(archive).toBeGreaterThan(300);
  await link.click();
  await expect(heading(page)).toHaveText(oldest.title);
  const post = await scrollTo(page, 350);
  await recordLayoutShifts(page);
  const scripts = await holdScripts(page);
  await page.reload({waitUntil: 'domcontentloaded'});
  await expectScrollTop(page, post);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText('Archive');
  await expect(page).toHaveURL('/blog/archive');
  await expectScrollTop(page, archive);
  await scripts.letThrough();
  await hydrate(page);
  await expectScrollTop(page, archive);
  expect(await layoutShifts(page)).toBeLessThanOrEqual(0.02);
  await page.goForward();
  await expect(heading(page)).toHaveText(oldest.title);
  await expectScrollTop(page, post);
});

test('after a reload, Back to a heading on another page shows that heading', async ({page}) => {
  await visit(page, `${POST}#the-rule-of-twelfths`);
  const target = page.getByRole('heading', {name: 'The rule of twelfths'});
  await expectAtTop(target);
  await navbar(page).getByRole('link', {name: 'Blog', exact: true}).first().dispatchEvent('click');
  await expect(heading(page)).toHaveText('Blog');
  const scripts = await holdScripts(page);
  await page.reload({waitUntil: 'domcontentloaded'});
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${POST}#the-rule-of-twelfths`);
  await expectAtTop(target);
  await scripts.letThrough();
  await hydrate(page);
  await expectAtTop(target);
});

test('under reduced motion, the button to the top scrolls at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/books/to-read');
  const before = await scrollTo(page, 350);
  expect(before).toBe(350);
  const button = page.getByRole('button', {name: 'Scroll back to top', includeHidden: true});
  const after = await button.evaluate((element: HTMLElement) => {
    element.click();
    return window.scrollY;
  });
  expect(after).toBe(0);
});
