import {openSearch, searchFor, searchModal} from '../support/searchModal';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

function firstSentenceWords(text: string): number {
  return text.replaceAll('…', ' ').trim().split(/\s+/).length;
}

test.describe('opening and closing', () => {
  for (const [name, keys] of [
    ['Control and K', 'Control+k'],
    ['Command and K', 'Meta+k'],
    ['a slash', '/'],
  ] as const) {
    test(`${name} open the search with the cursor in its field`, async ({page}) => {
      await visit(page, '/books/to-read');
      await page.keyboard.press(keys);
      await expect(searchModal(page).field).toBeFocused();
      await expect(searchModal(page).field).toHaveValue('');
    });
  }

  test('the button says Search, opens the search and gets the focus back', async ({page}) => {
    const {button, dialog, field} = searchModal(page);
    await visit(page, '/chat');
    await expect(button).toHaveText(/^Search/);
    await button.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('Escape closes in one stroke, also with a query and its hits', async ({page}) => {
    await visit(page, '/chat');
    await searchFor(page, 'vesting');
    await page.keyboard.press('Escape');
    await expect(searchModal(page).dialog).toHaveCount(0);
  });

  test('the focus returns to where it was', async ({page}) => {
    await visit(page, '/chat');
    const question = page.getByRole('textbox', {name: 'Your question'});
    await question.focus();
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeFocused();
  });

  test('Control and K once more, and a press beside the modal, close it', async ({page}) => {
    const {dialog} = searchModal(page);
    await visit(page, '/chat');
    await openSearch(page);
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
    await openSearch(page);
    await page.mouse.click(5, 700);
    await expect(dialog).toHaveCount(0);
  });

  test('a slash is a letter in a field and in editable text, and nothing with Control', async ({
    page,
  }) => {
    const {dialog} = searchModal(page);
    await visit(page, '/chat');
    const question = page.getByRole('textbox', {name: 'Your question'});
    await question.focus();
    await page.keyboard.type('tools/list');
    await expect(question).toHaveValue('tools/list');
    await page.evaluate(() => {
      const note = document.createElement('p');
      note.contentEditable = 'true';
      note.id = 'note';
      document.querySelector('main')?.append(note);
      note.focus();
    });
    await page.keyboard.type('a/b');
    await expect(page.locator('#note')).toHaveText('a/b');
    await page.locator('#note').evaluate((note) => note.remove());
    await page.keyboard.press('Control+/');
    await page.keyboard.press('Alt+/');
    await expect(dialog).toHaveCount(0);
  });

  test('what is written before the modal is there stands in its field', async ({page}) => {
    await visit(page, '/chat');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dilution');
    await expect(searchModal(page).field).toHaveValue('dilution');
    await expect(searchModal(page).hits.first()).toBeVisible();
  });

  test('Tab stays in the modal, and the page behind it rests', async ({page}) => {
    const {dialog, field, seeAll} = searchModal(page);
    await visit(page, '/chat');
    await searchFor(page, 'dilution');
    await page.keyboard.press('Shift+Tab');
    await expect(seeAll).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  });
});

test.describe('hits', () => {
  test('are grouped by section, at most 5 in a group', async ({page}) => {
    const {groups, hits} = searchModal(page);
    await visit(page, '/chat');
    await searchFor(page, 'startup');
    await expect.poll(() => groups.count()).toBeGreaterThan(1);
    for (const group of await groups.all()) {
      expect(await group.getByRole('treeitem').count()).toBeLessThanOrEqual(5);
    }
    const sections = await page.locator('.DocSearch-Hit-source').allInnerTexts();
    expect(sections.filter((name) => !/^(?:Blog|Books|Media|Resume|Pages)$/.test(name))).toEqual(
      [],
    );
    expect(await hits.count()).toBeLessThanOrEqual(20);
  });

  for (const [width, words] of [
    [1280, 10],
    [768, 5],
  ] as const) {
    test(`show snippets of at most ${words} words at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await visit(page, '/chat');
      await searchFor(page, 'option pool shares');
      const lines = await page.locator('.DocSearch-Hit-title').allInnerTexts();
      const snippets = lines.filter((line) => line.includes('…'));
      expect(snippets.length).toBeGreaterThan(0);
      expect(Math.max(...snippets.map(firstSentenceWords))).toBeLessThanOrEqual(words);
    });
  }

  test('lead to their heading, without loading the site anew', async ({page}) => {
    const {dialog, hits} = searchModal(page);
    await visit(page, '/chat');
    await markDocument(page);
    await searchFor(page, 'dilution multiplies');
    const heading = hits.filter({hasText: /^Dilution multiplies/}).first();
    await heading.click();
    await expect(page).toHaveURL(/\/blog\/[\w-]*dilution[\w-]*#dilution-multiplies$/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', {name: /^Dilution multiplies/})).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a heading of the page that is open is scrolled to', async ({page}) => {
    await visit(page, '/blog/equity-dilution-with-a-pencil');
    await searchFor(page, 'dilution multiplies');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#dilution-multiplies$/);
    await expect(page.getByRole('heading', {name: /^Dilution multiplies/})).toBeInViewport();
  });

  test('are chosen with the arrow keys and Enter', async ({page}) => {
    const {hits} = searchModal(page);
    await visit(page, '/chat');
    await searchFor(page, 'vesting');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    const address = await hits.nth(1).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
  });

  for (const [name, options] of [
    ['the middle button', {button: 'middle'}],
    ['Control', {modifiers: ['Control']}],
  ] as const) {
    test(`chosen with ${name} open elsewhere, and the modal stays`, async ({page, context}) => {
      await visit(page, '/chat');
      const hits = await searchFor(page, 'vesting');
      const opened = context.waitForEvent('page');
      await hits.first().click(options as object);
      await (await opened).close();
      await expect(searchModal(page).dialog).toBeVisible();
      await expect(page).toHaveURL('/chat');
    });
  }

  test('lead to all results, at the address of the results page', async ({page}) => {
    const {dialog, seeAll} = searchModal(page);
    await visit(page, '/chat');
    await searchFor(page, 'dilution');
    const count = (await seeAll.innerText()).match(/^See all (\d+) results$/)?.[1];
    await seeAll.click();
    await expect(page).toHaveURL('/search?q=dilution');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `${count} results for “dilution”`,
    );
  });

  test('follow the field, never an older query', async ({page}) => {
    const {field, seeAll} = searchModal(page);
    await visit(page, '/chat');
    await openSearch(page);
    await field.pressSequentially('dilution');
    await field.fill('marathon');
    await expect(page.locator('.DocSearch-Hit-title mark').first()).toHaveText(/marathon/i);
    await seeAll.click();
    await expect(page).toHaveURL('/search?q=marathon');
  });
});
