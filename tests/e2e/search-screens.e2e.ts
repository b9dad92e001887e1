import {MODES, expectAccessible} from '../support/accessibility';
import {holdRequests} from '../support/scripts';
import {closeSearch, INDEX, openSearch, searchFor, searchModal} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

test('without hits, the modal says so, suggests queries and links to feedback', async ({page}) => {
  const {dialog, field, hits} = searchModal(page);
  await visit(page, '/books/to-read');
  await searchFor(page, 'tide');
  const markup = '<img src=x onerror=alert(1)>';
  await field.fill(markup);
  await expect(dialog.getByText(`No results for "${markup}"`)).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(hits).toHaveCount(0);
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /^https:\/\/code\.example\/quill\/notes\/issues\/new\?title=.*onerror/,
  );
  await field.fill('"zzqxwv tide"');
  const suggestions = dialog.getByRole('listitem').getByRole('button');
  await expect(suggestions).toHaveText(['tide']);
  await suggestions.first().click();
  await expect(field).toHaveValue('tide');
  await expect(field).toBeFocused();
  await expect(hits.first()).toBeVisible();
});

test.describe('while the network fails', () => {
  test.use({allowedErrors: [/Failed to load resource/]});

  test('an error stays until the field is emptied; fetched data can be searched offline', async ({
    page,
    context,
  }) => {
    const {dialog, field, hits} = searchModal(page);
    const error = dialog.getByRole('alert');
    await page.route(INDEX, (route) => route.abort());
    await visit(page, '/books/to-read');
    await openSearch(page);
    await field.fill('tide');
    await expect(error).toContainText('Unable to fetch results');
    await expect(error).toContainText('You might want to check your network connection.');
    await expect(dialog.getByText(/^No results for/)).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(error).toBeVisible();
    await field.fill('');
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(error).toBeHidden();

    await page.unroute(INDEX);
    await field.fill('tides');
    await expect(hits.first()).toBeVisible();
    await expect(error).toBeHidden();
    await context.setOffline(true);
    // Data fetched for one word also serves its other forms.
    await field.fill('tide');
    await expect(hits.first()).toBeVisible();
    await expect(error).toBeHidden();
  });

  for (const [mode, tag] of MODES) {
    test(`every screen of the search passes axe in ${mode} mode${tag}`, async ({page}) => {
      test.slow();
      const {dialog, field, hits, seeAll} = searchModal(page);
      const dialogPasses = () => expectAccessible(page, '[role=dialog]', [mode]);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.route(INDEX, (route) => route.abort());
      await visit(page, '/books/to-read');
      await openSearch(page);
      await expect(dialog.getByText('No recent searches')).toBeVisible();
      await dialogPasses();
      await field.fill('tide');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await dialogPasses();
      await page.unroute(INDEX);
      await field.fill('zzqxwv');
      await expect(dialog.getByText(/^No results for/)).toBeVisible();
      await dialogPasses();
      await closeSearch(page);
      await page.evaluate(() => {
        const item = {objectID: '1', url: '/chat', type: 'lvl1', hierarchy: {lvl1: 'Chat'}};
        for (const list of ['RECENT', 'FAVORITE']) {
          // `null` is a damaged entry, which must not break the modal.
          localStorage.setItem(`__DOCSEARCH_${list}_SEARCHES__site`, JSON.stringify([null, item]));
        }
      });
      await openSearch(page);
      await expect(hits).toHaveCount(2);
      await dialogPasses();
      await field.fill('tide');
      await expect(seeAll).toBeVisible();
      await dialogPasses();
    });
  }
});

test('a slow search shows a loading indicator', async ({page}) => {
  const {dialog, field, hits} = searchModal(page);
  // Found by its class: the library gives it no role and no name.
  const indicator = dialog.locator('.DocSearch-LoadingIndicator');
  const {letThrough} = await holdRequests(page, [INDEX]);
  await visit(page, '/books/to-read');
  await openSearch(page);
  await expect(indicator).toBeHidden();
  await field.pressSequentially('tide');
  await expect(indicator).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Searching…');
  await expect(dialog.getByText(/^No (?:recent searches|results)/)).toBeHidden();
  await letThrough();
  await expect(hits.first()).toBeVisible();
  await expect(indicator).toBeHidden();
});
