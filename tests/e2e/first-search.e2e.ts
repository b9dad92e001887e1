import type {Page} from '@playwright/test';
import {holdScripts} from '../support/scripts';
import {searchModal} from '../support/searchModal';
import {expect, loadClient, test, visit} from '../support/test';

const PAGE = '/subscribe';

/** Locators of the field that opens before the search's own code has loaded. */
function firstSearch(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {dialog, field: dialog.getByRole('textbox', {name: 'Search'})};
}

/** Opens a page and holds back its scripts. */
async function openWithoutScripts(page: Page) {
  const scripts = await holdScripts(page);
  await page.goto(PAGE, {waitUntil: 'domcontentloaded'});
  return scripts;
}

test('before scripts load, a click opens a field that the search takes over', async ({page}) => {
  const scripts = await openWithoutScripts(page);
  await searchModal(page).button.click();
  const {field} = firstSearch(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('ink, gall');
  // Deletes the comma.
  for (let step = 0; step < ' gall'.length; step += 1) {
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('ink gall');
  const fieldBox = await field.boundingBox();
  await scripts.letThrough();
  const modal = searchModal(page);
  await expect(modal.field).toBeFocused();
  await expect(modal.field).toHaveValue('ink gall');
  await expect(field).toHaveCount(0);
  await expect(modal.hits.first()).toBeVisible();
  // The caret and the field are where they were.
  await page.keyboard.type('y');
  await expect(modal.field).toHaveValue('inky gall');
  const modalBox = await modal.field.boundingBox();
  expect(modalBox?.y).toBeCloseTo(fieldBox?.y ?? 0, 0);
  expect(modalBox?.x).toBeCloseTo(fieldBox?.x ?? 0, 0);
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await expect(modal.button).toBeFocused();
});

test('before scripts load, keys open and close the field; nothing opens later', async ({page}) => {
  const scripts = await openWithoutScripts(page);
  const {dialog, field} = firstSearch(page);
  const {button} = searchModal(page);
  await button.click();
  await page.keyboard.type('ink');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
  }
  await scripts.letThrough();
  await loadClient(page);
  await button.click();
  await expect(searchModal(page).field).toHaveValue('');
});

test('Enter in the field opens the results page, even before scripts load', async ({page}) => {
  const scripts = await openWithoutScripts(page);
  await searchModal(page).button.click();
  await page.keyboard.type('iron gall');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=iron+gall');
  await scripts.letThrough();
  await expect(page.getByRole('searchbox')).toHaveValue('iron gall');
});

test('on a phone, the field fills the screen and has a button that closes it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openWithoutScripts(page);
  await searchModal(page).button.click();
  const {dialog, field} = firstSearch(page);
  await expect(field).toBeFocused();
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toHaveCount(0);
  await searchModal(page).button.click();
  await expect(field).toBeFocused();
});

test.describe('when only the search code fails to load', () => {
  test.use({allowedErrors: [/^Failed to load resource/]});

  test('the results page searches for the text typed in the meantime', async ({page}) => {
    await visit(page, PAGE);
    const scripts = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await expect(firstSearch(page).field).toBeFocused();
    // A field that is reopened must still work while the first request is pending.
    await page.keyboard.press('Escape');
    await expect(firstSearch(page).dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('iron gall');
    const held = await scripts.take();
    expect(held).not.toEqual([]);
    await scripts.letThrough();
    await Promise.all(held.map((route) => route.abort()));
    await expect(page).toHaveURL('/search?q=iron%20gall');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('iron gall');
    await expect(firstSearch(page).dialog).toHaveCount(0);
  });
});
