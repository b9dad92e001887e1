import type {Page} from '@playwright/test';
import {formatDate} from '../../src/lib/formatDate';
import {newest, oldest, permalinksOf, posts, postsByYear} from '../support/blogPosts';
import {hrefs, listed, listedInHtml} from '../support/lists';
import {failPageScripts, recordScripts, saveData} from '../support/scripts';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

function filterBox(page: Page) {
  return page.getByRole('searchbox', {name: 'Filter posts'});
}

function archived(page: Page) {
  return hrefs(page.getByRole('main').locator('li > time + a'));
}

const [author = ''] = newest.authors;

/** Long lists, and a page with a link to each. */
const LISTS = [
  {path: '/blog', from: '/subscribe', list: listed, expected: posts},
  {path: '/blog/archive', from: '/', list: archived, expected: posts},
  {
    path: `/blog/authors/${author}`,
    from: newest.permalink,
    list: listed,
    expected: posts.filter(({authors}) => authors.includes(author)),
  },
] as const;

for (const {path, from, list, expected} of LISTS) {
  const all = permalinksOf(expected);

  test(`${path} lists the same when a reader comes back to it`, async ({page}) => {
    await visit(page, path);
    await markDocument(page);
    await page.getByRole('main').locator(`a[href="${oldest.permalink}"]`).last().click();
    await expect(page).toHaveURL(oldest.permalink);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => list(page)).toEqual(all);
    await page.getByRole('main').locator(`a[href="${oldest.permalink}"]`).last().click();
    await expect(page).toHaveURL(oldest.permalink);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`${path} lists the same to a reader who comes from ${from}`, async ({page}) => {
    await visit(page, from);
    await markDocument(page);
    await page
      .locator(`a[href="${path}"], a[href^="${path}#"]`)
      .filter({visible: true})
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}(?:#.*)?$`));
    await expect.poll(() => list(page)).toEqual(all);
    await page.getByRole('main').locator(`a[href="${oldest.permalink}"]`).last().click();
    await expect(page).toHaveURL(oldest.permalink);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('the rows of the blog are loaded when the filter is turned to, not before', async ({page}) => {
  await saveData(page);
  const {run} = recordScripts(page);
  await visit(page, '/blog');
  // What follows the pointer comes with its first move.
  await page.mouse.move(2, 2);
  await page.waitForLoadState('networkidle');
  const before = run.length;
  await page.getByRole('main').getByRole('heading', {level: 3}).last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(run).toHaveLength(before);
  await filterBox(page).focus();
  await expect.poll(() => run.length).toBe(before + postsByYear.length);
  await filterBox(page).fill(oldest.date);
  await expect.poll(() => listed(page)).toEqual([oldest.permalink]);
  await filterBox(page).fill(newest.date);
  await expect.poll(() => listed(page)).toContain(newest.permalink);
  expect(run).toHaveLength(before + postsByYear.length);
});

test('a row that is found shows all its tags', async ({page}) => {
  await visit(page, `/blog?filter=${oldest.date}`);
  const tags = page.getByRole('main').getByRole('listitem').locator('p a');
  await expect(tags).toHaveText(oldest.tags.map(({label}) => label));
});

test.describe('when the rows cannot be had', () => {
  test.use({allowedConsole: [/Failed to load resource/]});

  test('the filter says so, leaves the list, and works once they can', async ({page}) => {
    let fails = true;
    await visit(page, '/blog');
    await page.waitForLoadState('networkidle');
    await failPageScripts(page, () => fails);
    await filterBox(page).fill(oldest.date);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    expect(await hrefs(alert.getByRole('link'))).toEqual(['/blog/archive']);
    expect(await listed(page)).toEqual(permalinksOf(posts));
    fails = false;
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect.poll(() => listed(page)).toEqual([oldest.permalink]);
    await expect(alert).toHaveCount(0);
  });
});

test('a link of a list that came with the page has its page loaded when it is pointed at', async ({
  page,
}) => {
  await visit(page, '/blog');
  await page.waitForLoadState('networkidle');
  const {run} = recordScripts(page);
  await page.getByRole('heading', {level: 3, name: oldest.title}).getByRole('link').hover();
  await expect.poll(() => run.length).toBeGreaterThan(0);
  await expect(page).toHaveURL('/blog');
});

test('a click with Ctrl on a row opens it beside the list', async ({page, context}) => {
  await visit(page, '/blog');
  const opened = context.waitForEvent('page');
  const row = page.getByRole('heading', {level: 3, name: newest.title}).getByRole('link');
  await row.click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL(newest.permalink);
  await expect(page).toHaveURL('/blog');
});

for (const arrives of ['as the page came', 'by navigation'] as const) {
  test(`the archive’s calendars answer to keys and pointer, ${arrives}`, async ({page}) => {
    const [year, ofYear] = postsByYear[1] ?? [];
    const [first, second] = ofYear ?? [];
    await visit(page, arrives === 'by navigation' ? '/' : '/blog/archive');
    if (arrives === 'by navigation') {
      await page.getByRole('main').locator(`a[href="/blog/archive#${year}"]`).click();
    }
    const calendar = page.getByRole('group', {name: `Posts of ${year} by day`});
    const square = (permalink = '') => calendar.locator(`a[href="${permalink}"]`);
    await square(first?.permalink).focus();
    await page.keyboard.press('ArrowDown');
    await expect(square(second?.permalink)).toBeFocused();
    await expect(calendar.getByText(second?.title ?? '')).toBeVisible();
    await expect(calendar.getByText(formatDate(second?.date ?? ''))).toBeVisible();
    await square(first?.permalink).hover();
    await expect(calendar.getByText(first?.title ?? '')).toBeVisible();
    await markDocument(page);
    await square(first?.permalink).click();
    await expect(page).toHaveURL(first?.permalink ?? '');
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('without scripts the blog and the archive list every post', async ({request}) => {
  const blog = await (await request.get('/blog')).text();
  expect(listedInHtml(blog)).toEqual(permalinksOf(posts));
  const archive = await (await request.get('/blog/archive')).text();
  for (const {permalink} of posts) {
    expect(archive).toMatch(new RegExp(`</time><a href="?${permalink}[">\\s]`));
  }
});
