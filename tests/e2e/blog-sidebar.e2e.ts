import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {newest, oldest, permalinksOf, postsByYear} from '../support/blogPosts';
import {blogSidebar, postsUnder, yearButton} from '../support/blogSidebar';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {hrefs} from '../support/lists';
import {failPageScripts, recordScripts, saveData} from '../support/scripts';
import {storeMode} from '../support/storedMode';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

const years = postsByYear.map(([year]) => year);
const [newestYear = '', secondYear = ''] = years;
const oldestYear = oldest.date.slice(0, 4);

function ofYear(year: string): string[] | undefined {
  return permalinksOf(postsByYear.find(([own]) => own === year)?.[1]);
}

/** The years whose posts are to be seen. */
async function openYears(page: Page): Promise<string[]> {
  const open: string[] = [];
  for (const year of years) {
    const expanded = await yearButton(blogSidebar(page), year).getAttribute('aria-expanded');
    const shown = await postsUnder(blogSidebar(page), year);
    expect(shown.length > 0, year).toBe(expanded === 'true');
    open.push(...(expanded === 'true' ? [year] : []));
  }
  return open;
}

test('beside a post its year is open, with the post marked; the other years are folded', async ({
  page,
}) => {
  await visit(page, oldest.permalink);
  const sidebar = blogSidebar(page);
  expect(await openYears(page)).toEqual([oldestYear]);
  expect(await postsUnder(sidebar, oldestYear)).toEqual(ofYear(oldestYear));
  expect(await hrefs(sidebar.locator('[aria-current=page]'))).toEqual([oldest.permalink]);
  const headings = await sidebar.getByRole('heading').allInnerTexts();
  expect(headings.map((text) => text.slice(0, 4))).toEqual(years);
});

for (const path of ['/blog', newest.tags[0]?.permalink ?? '', '/blog/tags', '/blog/authors']) {
  test(`on ${path} the newest year is open`, async ({page}) => {
    await visit(page, path);
    expect(await openYears(page)).toEqual([newestYear]);
    await expect(blogSidebar(page).locator('[aria-current=page]')).toHaveCount(0);
  });
}

test('every post can be reached: a year opens at a click, and folds at another', async ({page}) => {
  await visit(page, newest.permalink);
  const sidebar = blogSidebar(page);
  for (const [year, posts] of postsByYear.slice(1)) {
    await expect(yearButton(sidebar, year)).toHaveAccessibleName(`${year} ${posts.length} posts`);
    await yearButton(sidebar, year).click();
    await expect.poll(() => postsUnder(sidebar, year)).toEqual(ofYear(year));
  }
  expect(await openYears(page)).toEqual(years);
  await yearButton(sidebar, secondYear).click();
  expect(await openYears(page)).toEqual(years.filter((year) => year !== secondYear));
  await markDocument(page);
  const link = sidebar.locator(`a[href="${oldest.permalink}"]`);
  await link.click();
  await expect(page).toHaveURL(oldest.permalink);
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', oldest.permalink);
  expect(await isSameDocument(page)).toBe(true);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and folds a year, keeps the focus there and says what came`, async ({
    page,
  }) => {
    await visit(page, newest.permalink);
    const sidebar = blogSidebar(page);
    const button = yearButton(sidebar, secondYear);
    await sidebar.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const count = ofYear(secondYear)?.length;
    await expect(sidebar.getByRole('status')).toHaveText(`${count} posts of ${secondYear}`);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(newest.permalink);
    await page.keyboard.press('Tab');
    await expect(sidebar.locator(`a[href="${ofYear(secondYear)?.[0]}"]`)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    expect(await openYears(page)).toEqual([newestYear]);
  });
}

test('a click with Ctrl follows the link to the year in the archive', async ({page, context}) => {
  await visit(page, newest.permalink);
  const opened = context.waitForEvent('page');
  await yearButton(blogSidebar(page), secondYear).click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL(`/blog/archive#${secondYear}`);
  expect(await openYears(page)).toEqual([newestYear]);
});

test('the posts of a year are asked for when it is opened, and once a visit', async ({page}) => {
  await saveData(page);
  await visit(page, newest.permalink);
  // What follows the pointer comes with its first move.
  await page.mouse.move(2, 2);
  await page.waitForLoadState('networkidle');
  const {run} = recordScripts(page);
  const button = yearButton(blogSidebar(page), oldestYear);
  await button.click();
  await expect.poll(() => postsUnder(blogSidebar(page), oldestYear)).not.toEqual([]);
  expect(run).toHaveLength(1);
  await button.click();
  await button.click();
  await expect.poll(() => postsUnder(blogSidebar(page), oldestYear)).not.toEqual([]);
  expect(run).toHaveLength(1);
});

test.describe('when the posts of a year cannot be had', () => {
  test.use({allowedConsole: [/Failed to load resource/]});

  test('a line says so, leads to the archive and lets the reader try again', async ({page}) => {
    let fails = true;
    await visit(page, newest.permalink);
    await page.waitForLoadState('networkidle');
    await failPageScripts(page, () => fails);
    const sidebar = blogSidebar(page);
    await yearButton(sidebar, oldestYear).click();
    const alert = sidebar.getByRole('alert');
    await expect(alert).toContainText(`The posts of ${oldestYear} could not be loaded.`);
    expect(await hrefs(alert.getByRole('link'))).toEqual([`/blog/archive#${oldestYear}`]);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(alert).toBeVisible();
    fails = false;
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect.poll(() => postsUnder(sidebar, oldestYear)).toEqual(ofYear(oldestYear));
    await expect(alert).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('each year is a link to its place in the archive, which is there', async ({
    page,
    request,
  }) => {
    const archive = await (await request.get('/blog/archive')).text();
    await page.goto(newest.permalink);
    const headings = blogSidebar(page).getByRole('heading');
    expect(await hrefs(headings.getByRole('link'))).toEqual(
      years.map((year) => `/blog/archive#${year}`),
    );
    for (const year of years) {
      expect(archive).toMatch(new RegExp(`<h2[^>]* id="?${year}[">\\s]`));
    }
    expect(await postsUnder(blogSidebar(page), newestYear)).toEqual(ofYear(newestYear));
    await headings.getByRole('link').nth(2).click();
    await expect(page).toHaveURL(`/blog/archive#${years[2]}`);
    await expect(page.getByRole('heading', {level: 2, name: years[2]})).toBeInViewport();
  });
});

test('neither taking over nor opening a year moves the page', async ({page}) => {
  await recordLayoutShifts(page);
  await visit(page, newest.permalink);
  await yearButton(blogSidebar(page), oldestYear).click();
  await expect.poll(() => postsUnder(blogSidebar(page), oldestYear)).not.toEqual([]);
  const {sum, moved} = await layoutShifts(page);
  expect(sum, moved.join('\n')).toBeLessThan(0.01);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  async function openMenu(page: Page) {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const panel = page.locator('.navbar-sidebar__item:not([inert])');
    await expect(panel).toBeInViewport({ratio: 0.9});
    return panel;
  }

  test('a year opens in the menu at a tap, and leads on', async ({page}) => {
    await visit(page, newest.permalink);
    const panel = await openMenu(page);
    await expect(panel.locator('[aria-current=page]').first()).toBeVisible();
    await expect(yearButton(panel, newestYear)).toHaveAttribute('aria-expanded', 'true');
    await yearButton(panel, newestYear).tap();
    await expect(yearButton(panel, newestYear)).toHaveAttribute('aria-expanded', 'false');
    await yearButton(panel, oldestYear).tap();
    await expect.poll(() => postsUnder(panel, oldestYear)).toEqual(ofYear(oldestYear));
    await panel.locator(`a[href="${oldest.permalink}"]`).tap();
    await expect(page).toHaveURL(oldest.permalink);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  for (const mode of ['dark', 'light'] as const) {
    test(`axe finds nothing in the menu with two years open in the ${mode} mode`, async ({
      page,
    }) => {
      await storeMode(page, mode);
      await visit(page, newest.permalink);
      const panel = await openMenu(page);
      await yearButton(panel, secondYear).tap();
      await expect.poll(() => postsUnder(panel, secondYear)).not.toEqual([]);
      const {violations} = await new AxeBuilder({page}).include('.navbar-sidebar').analyze();
      expect(violations.map(({id}) => id)).toEqual([]);
    });
  }
});

for (const mode of ['dark', 'light'] as const) {
  test(`axe finds nothing beside a post with all years open in the ${mode} mode`, async ({
    page,
  }) => {
    await storeMode(page, mode);
    await visit(page, newest.permalink);
    for (const year of years.slice(1)) {
      await yearButton(blogSidebar(page), year).click();
      await expect.poll(() => postsUnder(blogSidebar(page), year)).not.toEqual([]);
    }
    const {violations} = await new AxeBuilder({page}).analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });
}

test('a page holds the posts of one year, whatever the site has', async ({request}) => {
  for (const {permalink, date} of [newest, oldest]) {
    const html = await (await request.get(permalink)).text();
    const sidebar = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
    const links = [...sidebar.matchAll(/<li\b[^>]*><a\b[^>]*\shref="?([^\s">]+)/g)];
    expect(links.map(([, href]) => href)).toEqual(ofYear(date.slice(0, 4)));
  }
});
