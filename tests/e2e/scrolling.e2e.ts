import type {Locator, Page} from '@playwright/test';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

const POST = '/blog/an-agent-is-a-loop';
const SECTION = '/books/already-read';

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** A target stands near the top of the window, and not above it. */
async function expectAtTop(target: Locator): Promise<void> {
  await expect(async () => {
    const box = await target.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(150);
  }).toPass({timeout: 5000});
}

test('a link to a place on another page leads to that place without a reload', async ({page}) => {
  await visit(page, '/');
  await markDocument(page);
  await page.getByRole('main').locator('a[href="/blog/archive#2022"]').click();
  await expect(page).toHaveURL('/blog/archive#2022');
  await expectAtTop(page.locator('[id="2022"]'));
  expect(await scrollTop(page)).toBeGreaterThan(300);
  expect(await isSameDocument(page)).toBe(true);
});

test('a first visit to an address with a hash shows that place', async ({page}) => {
  await visit(page, `${POST}#a-first-exercise`);
  await expectAtTop(page.locator('#a-first-exercise'));
  expect(await scrollTop(page)).toBeGreaterThan(300);
});

test('an entry of the table of contents leads to its heading', async ({page}) => {
  await visit(page, POST);
  const target = page.getByRole('article').getByRole('heading', {level: 2}).last();
  const id = await target.getAttribute('id');
  await page.locator(`.table-of-contents a[href="#${id}"]`).click();
  await expect(page).toHaveURL(`${POST}#${id}`);
  await expectAtTop(target);
});

test('a new page starts at the top, and Back returns to where the reader was', async ({page}) => {
  await visit(page, '/blog');
  await markDocument(page);
  const link = page.getByRole('main').locator(`a[href="${POST}"]`).last();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('An agent is a loop');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(POST);
  await expect.poll(() => scrollTop(page)).toBe(700);
  expect(await isSameDocument(page)).toBe(true);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a button leads back to the top of a long section page, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    await visit(page, SECTION);
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeHidden();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(button).toBeHidden();
  });
}
