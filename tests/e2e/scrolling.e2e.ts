import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, isSameDocument, markDocument, test, visit} from '../support/test';

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

/** Scrolls, and waits until that has been painted. */
async function scrollAndSee(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), {once: true});
        window.scrollTo(0, to);
      }),
    top,
  );
}

/** Without a pointer, which would first scroll to a navbar that has hidden itself. */
async function goToChat(page: Page): Promise<void> {
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('link', {name: 'Chat', includeHidden: true}).dispatchEvent('click');
  await expect(page).toHaveURL('/chat');
}

/** Stays where it is: a place that is left again at once does not count. */
async function expectToRestAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrollTop(page)).toBe(top);
  await page.waitForTimeout(700);
  expect(await scrollTop(page)).toBe(top);
}

for (const path of ['/blog', '/blog/tags/javascript', '/blog/archive', '/intelligence']) {
  test(`a new page starts at the top, and Back returns to where the reader was in ${path}`, async ({
    page,
  }) => {
    await visit(page, path);
    await markDocument(page);
    const link = page.getByRole('main').locator(`a[href="${POST}"]`).last();
    await link.scrollIntoViewIfNeeded();
    // Rows that come into sight take the room they need.
    await page.waitForTimeout(300);
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('An agent is a loop');
    await expectToRestAt(page, 0);
    await scrollAndSee(page, 700);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectToRestAt(page, before);
    await page.goForward();
    await expect(page).toHaveURL(POST);
    await expectToRestAt(page, 700);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('Back returns to where the reader was before a heading of the same page', async ({page}) => {
  await visit(page, POST);
  await scrollAndSee(page, 300);
  const target = page.getByRole('article').getByRole('heading', {level: 2}).last();
  const id = await target.getAttribute('id');
  await page.locator(`.table-of-contents a[href="#${id}"]`).click();
  await expectAtTop(target);
  await page.goBack();
  await expectToRestAt(page, 300);
  // The same heading once more is led to, not returned to.
  await page.locator(`.table-of-contents a[href="#${id}"]`).click();
  await expectAtTop(target);
});

test('Back returns to where the reader was when the page has been loaded anew meanwhile', async ({
  page,
}) => {
  await visit(page, '/blog/archive');
  await scrollAndSee(page, 1200);
  await goToChat(page);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/blog/archive');
  await expectToRestAt(page, 1200);
});

test('a page that is loaded anew stands where it stood', async ({page}) => {
  await visit(page, POST);
  await scrollAndSee(page, 600);
  await page.reload();
  await expectToRestAt(page, 600);
});

test('stored places that no one can read are passed over', async ({page}) => {
  await visit(page, '/blog/archive');
  await page.evaluate(() => sessionStorage.setItem('scroll-positions', '{"a": [1'));
  await page.reload();
  await hydrated(page);
  await goToChat(page);
  await page.goBack();
  await expect(page).toHaveURL('/blog/archive');
  await expectToRestAt(page, 0);
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
