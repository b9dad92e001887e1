import {
  closeSearch,
  FREQUENT_WORD,
  openSearch,
  searchFor,
  searchModal,
} from '../support/searchModal';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

test('keys and button open the search, but not from a field; closing returns the focus', async ({
  page,
}) => {
  const {button, dialog, field, hits} = searchModal(page);
  await visit(page, '/chat');
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(keys);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await closeSearch(page);
  }
  await button.click();
  await expect(field).toBeFocused();
  await closeSearch(page);
  await expect(button).toBeFocused();

  const question = page.getByRole('textbox', {name: 'Your question'});
  await question.focus();
  await page.keyboard.type('ink/paper');
  await expect(question).toHaveValue('ink/paper');
  await searchFor(page, 'tide');
  await closeSearch(page);
  await expect(question).toBeFocused();

  await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
  await openSearch(page);
  await page.mouse.click(5, 700);
  await expect(dialog).toBeHidden();

  // Text that is typed while the search opens is kept, up to 64 characters.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tide');
  await expect(field).toHaveValue('tide');
  await expect(hits.first()).toBeVisible();
  await field.fill('');
  await field.pressSequentially('z'.repeat(66));
  await expect(field).toHaveValue('z'.repeat(64));
});

test('hits are shown in groups of at most 5, with a link to all of them', async ({page}) => {
  const {dialog, field, groups, seeAll} = searchModal(page);
  await visit(page, '/books/to-read');
  await searchFor(page, FREQUENT_WORD);
  await expect(dialog.getByText('Blog', {exact: true})).toBeVisible();
  expect(await groups.count()).toBeGreaterThan(1);
  const sizes = await Promise.all(
    (await groups.all()).map((group) => group.getByRole('treeitem').count()),
  );
  expect(Math.max(...sizes)).toBe(5);

  // Tab cycles inside the modal: the page behind it cannot be reached.
  await page.keyboard.press('Shift+Tab');
  await expect(seeAll).toBeFocused();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await field.focus();

  const count = Number((await seeAll.innerText()).match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(20);
  await seeAll.click();
  await expect(page).toHaveURL(`/search?q=${FREQUENT_WORD}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} results`);
});

test('arrow keys and Enter open the heading of a hit without a reload @engines', async ({page}) => {
  const {button, dialog, hits} = searchModal(page);
  await visit(page, '/books/to-read');
  await markDocument(page);
  await searchFor(page, 'turns black');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  await expect(hits.first()).toHaveText(/^Iron gall ink darkens.*Why it turns black/s);
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/iron-gall-ink#why-it-turns-black');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', {name: /^Why it turns black/})).toBeInViewport();

  // Another heading on the page that is now open.
  await searchFor(page, 'recipe to compare');
  await hits.first().click();
  await expect(page).toHaveURL('/blog/iron-gall-ink#a-recipe-to-compare-with');
  await expect(page.getByRole('heading', {name: /^A recipe to compare/})).toBeInViewport();
  await openSearch(page);
  await closeSearch(page);
  await expect(button).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('hits opened in another tab leave the search open @nightly', async ({page, context}) => {
  await visit(page, '/books/to-read');
  const hits = await searchFor(page, 'tide');
  for (const options of [{button: 'middle'}, {modifiers: ['Control']}] as const) {
    const newTab = context.waitForEvent('page');
    await hits.first().click(options as Parameters<typeof page.click>[1]);
    await (await newTab).close();
    await expect(searchModal(page).dialog).toBeVisible();
  }
  await expect(page).toHaveURL('/books/to-read');
});
