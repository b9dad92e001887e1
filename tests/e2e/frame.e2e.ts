import type {Locator} from '@playwright/test';
import {heading, navLink, navbar} from '../support/frame';
import {hydrate, expect, isSameDocument, markDocument, test, visit} from '../support/test';

const SECTIONS = [
  {name: 'Books', path: '/books/to-read'},
  {name: 'Media', path: '/media/on-stage'},
  {name: 'Resume', path: '/resume/experience'},
  {name: 'Blog', path: '/blog'},
  {name: 'Intelligence', path: '/intelligence'},
  {name: 'Chat', path: '/chat'},
] as const;

/** Returns the links that are marked as leading to the current page or its section. */
function current(links: Locator): Locator {
  return links.and(links.page().locator('[aria-current=page]'));
}

test('the navbar opens every section and marks the current one', async ({page, context}) => {
  await visit(page, '/subscribe');
  await markDocument(page);
  const links = navbar(page).getByRole('link');
  await expect(current(links)).toHaveCount(0);
  for (const {name, path} of SECTIONS) {
    await navLink(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(current(links)).toHaveText([name]);
  }
  // On the page of a post, too, even if a script has removed the mark.
  await navLink(page, 'Blog').click();
  await expect(current(links)).toHaveText(['Blog']);
  await navLink(page, 'Blog').evaluate((link) => link.removeAttribute('aria-current'));
  await page
    .getByRole('main')
    .getByRole('link', {name: /^A stamp fund/})
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^A stamp fund/);
  await expect(current(links)).toHaveText(['Blog']);
  await navbar(page).getByRole('link', {name: 'Quill Notes'}).click();
  await expect(page).toHaveURL('/');
  await expect(current(links)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);

  const newsletter = navbar(page).getByRole('link', {name: /^Newsletter ?\(opens in new tab\)$/});
  await expect(newsletter.locator('svg')).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), newsletter.click()]);
  await expect(tab).toHaveURL('/newsletter');
  await expect(page).toHaveURL('/');
});

test('dropdowns open by pointer and keyboard', async ({page}) => {
  await visit(page, '/chat');
  const dropdown = (name: string) => navbar(page).getByRole('button', {name, exact: true});
  await dropdown('English').hover();
  await expect(navLink(page, 'English')).toHaveAttribute('href', /\/chat$/);
  await page.mouse.move(600, 500);
  await dropdown('Latest version').focus();
  await page.keyboard.press('Enter');
  await navLink(page, 'Latest version').click();
  await expect(page).toHaveURL('/books/to-read');
});

test('the first tab stop is a link to the content, on the first page and on the next', async ({
  page,
}) => {
  await visit(page, '/blog/archive');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', {name: 'What a postmark proves'})
    .first()
    .press('Enter');
  await expect(heading(page)).toHaveText('What a postmark proves');
  // The new page moves the focus to the top only in a later animation frame.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused({timeout: 100});
  }).toPass();
});

test('every tab stop shows its focus, and nothing moves under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  const moving = await page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(parseFloat));
    return [...document.querySelectorAll('*')].filter((element) => {
      const {transitionProperty, transitionDuration, animationDuration} = getComputedStyle(element);
      // With `transition: all`, even a short duration adds up, because each level starts its own
      // transition of the inherited properties.
      const limit = transitionProperty === 'all' ? 0 : 0.01;
      return longest(transitionDuration) > limit || longest(animationDuration) > 0.01;
    }).length;
  });
  expect(moving).toBe(0);

  const stops: {name: string; isShown: boolean; isLast: boolean}[] = [];
  do {
    await page.keyboard.press('Tab');
    // On its way into or out of the frame of the ticker tape, the focus is on the body for a moment.
    await expect(page.locator('body')).not.toBeFocused();
    const stop = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      return {
        name: element.outerHTML.slice(0, 80),
        // Only an outline counts as a focus style, because forced colors remove shadows. Elements in
        // iframes have their own focus style. The focus may return to the body, because the ticker tape
        // is removed when it gets no quotes.
        isShown:
          element === document.body ||
          (element.checkVisibility() &&
            (element.tagName === 'IFRAME' || getComputedStyle(element).outlineStyle !== 'none')),
        isLast: element === [...document.querySelectorAll('footer a')].at(-1),
      };
    });
    stops.push(stop);
  } while (!stops.at(-1)?.isLast);
  expect(stops.filter(({isShown}) => !isShown)).toEqual([]);
  expect(stops.length).toBeGreaterThan(25);
});

test.describe('an unknown address', () => {
  test.use({allowedErrors: [/status of 404/]});

  test('answers 404 with a page that offers links', async ({page}) => {
    const title = page.getByRole('heading', {level: 1, name: 'Page not found'});
    const response = await page.goto('/blog/no-such-post');
    expect(response?.status()).toBe(404);
    await hydrate(page);
    await expect(title).toBeVisible();
    await markDocument(page);
    await page.getByRole('main').getByRole('link', {name: 'Home'}).click();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => {
      history.pushState({}, '', '/books/no-such-shelf');
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect(title).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'All posts'}).click();
    await expect(page).toHaveURL('/blog');
    expect(await isSameDocument(page)).toBe(true);
  });
});
