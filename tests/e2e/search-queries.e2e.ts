import type {Page} from '@playwright/test';
import {holdIndex, INDEX, openSearch, searchFor, searchModal} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

test.describe('queries', () => {
  test('have at most 64 characters', async ({page}) => {
    const {field} = searchModal(page);
    await visit(page, '/chat');
    await openSearch(page);
    await field.pressSequentially('z'.repeat(70));
    await expect(field).toHaveValue('z'.repeat(64));
  });

  test('that find nothing say so, suggest others and ask for word of it', async ({page}) => {
    const {dialog, field, hits} = searchModal(page);
    await visit(page, '/chat');
    await searchFor(page, 'startup');
    await field.fill('zzqxwv');
    await expect(dialog.getByText('No results for "zzqxwv"')).toBeVisible();
    await expect(hits).toHaveCount(0);
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /^(?:https|mailto):/,
    );
    const suggestions = dialog.getByRole('listitem').getByRole('button');
    expect(await suggestions.count()).toBeGreaterThan(0);
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    const suggestion = await suggestions.first().innerText();
    await suggestions.first().click();
    await expect(field).toHaveValue(`${suggestion.toLowerCase()} `);
    await expect(field).toBeFocused();
  });

  test('of markup are text, in the field, on the screen and in the history', async ({page}) => {
    const {dialog, field} = searchModal(page);
    await visit(page, '/chat');
    await openSearch(page);
    await field.fill('<img src=x onerror=alert(1)>');
    await expect(field).toHaveValue('<img src=x onerror=alert(1)>');
    await expect(dialog.getByText(/^(?:No results for|See all)/).first()).toBeVisible();
    await expect(dialog.locator('img')).toHaveCount(0);
  });
});

test.describe('when the network fails', () => {
  test.use({allowedConsole: [/Failed to load resource/]});

  async function failed(page: Page) {
    const {dialog} = searchModal(page);
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await expect(
      dialog.getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await expect(dialog.getByText(/No results for/)).toBeHidden();
  }

  test('the error screen says so and stays, until typing again finds an answer', async ({page}) => {
    const {field, hits} = searchModal(page);
    await page.route(INDEX, (route) => route.abort());
    await visit(page, '/chat');
    await openSearch(page);
    await field.fill('dilutio');
    await failed(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.mouse.move(640, 400);
    await failed(page);
    await page.unroute(INDEX);
    await field.press('n');
    await expect(hits.first()).toBeVisible();
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  });

  for (const [name, body] of [
    ['a page in its place', '<!doctype html><title>Not found</title>'],
    ['half of it', '{"pages":[{"u"'],
  ] as const) {
    test(`an index that is broken (${name}) is an error, too`, async ({page}) => {
      await page.route(INDEX, (route) => route.fulfill({contentType: 'application/json', body}));
      await visit(page, '/chat');
      await openSearch(page);
      await searchModal(page).field.fill('dilution');
      await failed(page);
    });
  }

  test('the history is still there behind an empty field', async ({page}) => {
    const {dialog, field} = searchModal(page);
    await page.route(INDEX, (route) => route.abort());
    await visit(page, '/chat');
    await openSearch(page);
    await field.fill('dilution');
    await failed(page);
    await field.fill('');
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });

  test('after the first use the search answers without a network', async ({page, context}) => {
    const {field, hits} = searchModal(page);
    await visit(page, '/chat');
    await searchFor(page, 'dilution');
    await context.setOffline(true);
    await field.fill('vesting');
    await expect(hits.first()).toContainText(/vest/i);
  });
});

test('a search that takes longer than 300 ms shows that it is on its way', async ({page}) => {
  const {field, hits} = searchModal(page);
  const stalled = page.locator('.DocSearch-Container--Stalled');
  const {release} = await holdIndex(page);
  await visit(page, '/chat');
  await openSearch(page);
  await field.fill('dilution');
  await expect(stalled).toBeVisible();
  await expect(page.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await release();
  await expect(hits.first()).toBeVisible();
  await expect(stalled).toHaveCount(0);
});

test.describe('on a phone of 320 px', () => {
  test.use({viewport: {width: 320, height: 568}, hasTouch: true});

  test('the search fits, and Cancel closes it', async ({page}) => {
    const {button, dialog, field} = searchModal(page);
    await visit(page, '/chat');
    await button.tap();
    await expect(field).toBeVisible();
    await field.fill('dilution');
    await expect(searchModal(page).hits.first()).toBeInViewport();
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('.DocSearch-Container *')].some(
        (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
      ),
    );
    expect(wide).toBe(false);
    await dialog.getByRole('button', {name: 'Cancel'}).tap();
    await expect(dialog).toHaveCount(0);
  });
});

test('reduced motion stops every transition of the modal', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/chat');
  await searchFor(page, 'dilution');
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10).length,
  );
  expect(moving).toBe(0);
});

test('the search works after navigation within the site', async ({page}) => {
  await visit(page, '/chat');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Blog', exact: true})
    .click();
  // The address is the new page's before the page is there.
  await expect(page.getByRole('heading', {level: 1, name: 'Blog'})).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await searchFor(page, 'dilution');
  await page.keyboard.press('Escape');
  await expect(searchModal(page).button).toBeFocused();
});
