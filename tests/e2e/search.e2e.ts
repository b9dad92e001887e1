import type {Page} from '@playwright/test';
import {FREQUENT_WORD} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

function resultsPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    query: main.getByRole('searchbox', {name: 'Search this site'}),
    status: main.getByRole('status'),
    hits: main.getByRole('listitem'),
    more: main.getByRole('button', {name: 'Load more'}),
  };
}

test('a link to a search shows the pages, with count, marks and sections', async ({page}) => {
  const {main, query, status, hits} = resultsPage(page);
  await visit(page, '/search?q=tide%20table');
  await expect(query).toHaveValue('tide table');
  await expect(status).toHaveText(/^\d+ results for “tide table”$/);
  const count = Number.parseInt(await status.innerText(), 10);
  await expect(hits).toHaveCount(Math.min(count, 20));
  // Each page is listed under its title; its sections follow.
  const titles = hits.getByRole('heading', {level: 2}).getByRole('link');
  await expect(titles).toHaveCount(Math.min(count, 20));
  const marks = await main.locator('mark').allInnerTexts();
  expect(marks.filter((mark) => !/^(?:tide|table)/i.test(mark))).toEqual([]);
  expect(marks).not.toEqual([]);

  await query.fill('turns black');
  await hits.getByRole('link', {name: 'Why it turns black'}).first().click();
  await expect(page).toHaveURL('/blog/iron-gall-ink#why-it-turns-black');
  await expect(page.getByRole('heading', {name: /^Why it turns black/})).toBeInViewport();
});

test('results are loaded 20 at a time; a query without results is repeated as plain text', async ({
  page,
}) => {
  const {main, query, status, hits, more} = resultsPage(page);
  await visit(page, '/search');
  await expect(hits).toHaveCount(0);
  await query.focus();
  await page.keyboard.type(FREQUENT_WORD);
  await expect(status).toHaveText(new RegExp(`^\\d+ results for “${FREQUENT_WORD}”$`));
  const count = Number.parseInt(await status.innerText(), 10);
  expect(count).toBeGreaterThan(20);
  for (let shown = 20; shown < count; shown += 20) {
    await expect(hits).toHaveCount(shown);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(hits).toHaveCount(Math.min(shown + 20, count));
    await expect(hits.getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
  }
  await expect(more).toBeHidden();

  const markup = '<img src="/no-such-file" onerror="document.title=1"> zzqxwv tide';
  await query.fill(markup);
  await expect(status).toHaveText(`No results for “${markup}”.`);
  await expect(main.locator('img')).toHaveCount(0);
  await main.getByRole('button', {name: 'tide', exact: true}).click();
  await expect(hits.first()).toBeVisible();
  await query.clear();
  await expect(page).toHaveURL('/search');
  await expect(hits).toHaveCount(0);
});

test('the URL follows the query, and Back and Forward go from query to query', async ({page}) => {
  const {query, status} = resultsPage(page);
  await visit(page, '/subscribe');
  await visit(page, '/search');
  // Typing a query adds one history entry, not one per letter.
  await query.pressSequentially('tide');
  await expect(page).toHaveURL('/search?q=tide');
  for (const next of ['postmark', 'mercator']) {
    await query.press('Enter');
    await query.fill(next);
    await expect(status).toHaveText(new RegExp(`“${next}”$`));
  }
  for (const earlier of ['postmark', 'tide']) {
    await page.goBack();
    await expect(page).toHaveURL(`/search?q=${earlier}`);
    await expect(query).toHaveValue(earlier);
    await expect(status).toHaveText(new RegExp(`“${earlier}”$`));
  }
  await page.goBack();
  await expect(page).toHaveURL('/subscribe');
});
