import type {Page} from '@playwright/test';
import {readOwner} from '../../src/config/readOwner';
import {beliefs} from '../../src/data/beliefs';
import {calendarCell} from '../../src/lib/calendarCell';
import {FEEDS} from '../../src/lib/feeds';
import {formatDate} from '../../src/lib/formatDate';
import type {Post} from '../support/blogPosts';
import {newest, oldest, permalinksOf, posts, postsByYear} from '../support/blogPosts';
import {hrefs, listed} from '../support/lists';
import {siteAddress} from '../support/siteAddress';
import {expect, test, visit} from '../support/test';

function calendar(page: Page) {
  return page.getByRole('main').getByRole('group', {name: 'Posts by day'});
}

function square(page: Page, {date, title}: Post) {
  return calendar(page).getByRole('link', {name: `${formatDate(date)}: ${title}`, exact: true});
}

/** The address of the link in focus, where it is one of the calendar's. */
function focused(page: Page): Promise<string | null | undefined> {
  return calendar(page).evaluate((group) =>
    group.contains(document.activeElement)
      ? document.activeElement?.getAttribute('href')
      : undefined,
  );
}

test('the home page opens with the tagline and the ways onward', async ({page}) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(readOwner().tagline);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  const main = page.getByRole('main');
  await expect(main.locator('header a')).toHaveCount(2);
  expect(await hrefs(main.locator('header a'))).toEqual(['/blog', '/subscribe']);
});

test('the calendar has one lit square a post, which leads to it', async ({page}) => {
  await visit(page, '/');
  expect(await hrefs(calendar(page).getByRole('link'))).toHaveLength(posts.length);
  for (const post of posts) {
    await expect(square(page, post)).toHaveAttribute('href', post.permalink);
  }
  await square(page, oldest).click();
  await expect(page).toHaveURL(oldest.permalink);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(oldest.title);
});

test('a square stands in the week and on the weekday of its post', async ({page}) => {
  await visit(page, '/');
  for (const [year, ofYear] of postsByYear) {
    const grid = calendar(page).getByRole('list', {name: year});
    const cells = await grid.evaluate((list) => {
      const {x, y, width, height} = list.getBoundingClientRect();
      return [...list.querySelectorAll('a')].map((link) => {
        const lit = link.getBoundingClientRect();
        return [
          link.getAttribute('href') ?? '',
          {
            week: Math.round(((lit.x - x) / width) * 54),
            weekday: Math.round(((lit.y - y) / height) * 7),
          },
        ] as const;
      });
    });
    expect(new Map(cells)).toEqual(
      new Map(ofYear.map(({permalink, date}) => [permalink, calendarCell(date)])),
    );
  }
});

test('Tab stops once in the calendar', async ({page}) => {
  await visit(page, '/');
  await page.getByRole('main').locator('header a').last().focus();
  const stops = [];
  for (let tab = 0; tab < 5; tab += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops.filter((stop) => stop !== undefined)).toEqual([newest.permalink]);
});

test('arrow keys, Home and End move in the calendar, and Tab comes back', async ({page}) => {
  await visit(page, '/');
  const squares = await hrefs(calendar(page).getByRole('link'));
  await square(page, newest).focus();
  await page.keyboard.press('Home');
  expect(await focused(page)).toBe(squares.at(-1));
  await page.keyboard.press('End');
  expect(await focused(page)).toBe(squares[0]);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page)).toBe(squares[index]);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBeUndefined();
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe(squares.at(-1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(squares.at(-1) ?? '');
});

test('in the calendar the left arrow key goes left, and the right one goes right', async ({
  page,
}) => {
  const [, ofYear] = postsByYear.find(([, all]) => all.length > 2) ?? [];
  const [, between] = ofYear as Post[];
  await visit(page, '/');
  for (const [key, side] of [
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
  ] as const) {
    await square(page, between as Post).focus();
    const from = await square(page, between as Post).boundingBox();
    await page.keyboard.press(key);
    const to = await page.locator(':focus').boundingBox();
    expect(Math.sign((to?.x ?? 0) - (from?.x ?? 0)), key).toBe(side);
  }
});

test('the line under the calendar names the post that is pointed at or in focus', async ({
  page,
}) => {
  const [first, second, third] = posts as [Post, Post, Post];
  await visit(page, '/');
  await expect(calendar(page).getByText(first.title)).toBeVisible();
  await square(page, second).hover();
  await expect(calendar(page).getByText(second.title)).toBeVisible();
  await expect(calendar(page).getByText(formatDate(second.date))).toBeVisible();
  await expect(calendar(page).getByText(first.title)).toHaveCount(0);
  await square(page, third).focus();
  await expect(calendar(page).getByText(third.title)).toBeVisible();
  await expect(calendar(page).getByText(second.title)).toHaveCount(0);
});

test('the home page lists the five latest posts', async ({page}) => {
  await visit(page, '/');
  const latest = page.getByRole('main').getByRole('region', {name: 'Latest posts'});
  expect(await listed(page)).toEqual(permalinksOf(posts.slice(0, 5)));
  await latest.getByRole('link', {name: `All ${posts.length} posts`}).click();
  await expect(page).toHaveURL('/blog');
});

test('the home page says what the owner believes in', async ({page}) => {
  await visit(page, '/');
  const section = page.getByRole('main').getByRole('region', {name: 'Held to be worth doing'});
  const titles = await section.getByRole('heading', {level: 3}).allInnerTexts();
  expect(titles).toEqual(beliefs.map(({title}) => title));
  expect(await section.getByRole('paragraph').allInnerTexts()).toEqual(
    beliefs.map(({text}) => text),
  );
});

test('a year of the journey leads to that year of the archive', async ({page}) => {
  await visit(page, '/');
  const years = page
    .getByRole('main')
    .getByRole('region', {name: 'The journey so far'})
    .getByRole('link', {
      name: / posts$/,
    });
  const expected = postsByYear.map(([year, {length}]) => `${year}: ${length} posts`);
  for (const [index, name] of expected.entries()) {
    await expect(years.nth(index)).toHaveAccessibleName(name);
  }
  await expect(years).toHaveCount(expected.length);
  const [year] = postsByYear[2] ?? [];
  await years.nth(2).click();
  await expect(page).toHaveURL(`/blog/archive#${year}`);
  const heading = page.getByRole('heading', {level: 2, name: year});
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
});

test('the home page ends with the feeds and the way to more', async ({page}) => {
  await visit(page, '/');
  const section = page.getByRole('main').getByRole('region', {name: 'Ways to follow'});
  const addresses = section.getByRole('textbox', {name: / address$/});
  const shown = await addresses.evaluateAll((all) => all.map((e) => (e as HTMLInputElement).value));
  expect(shown.slice(0, FEEDS.length)).toEqual(FEEDS.map(({path}) => siteAddress(path)));
  await expect(section.locator('a[href="/subscribe"]')).toBeVisible();
});

test('the home page loads two small fonts at most, asked for at once, from this site', async ({
  page,
  baseURL,
}) => {
  const requests: {type: string; url: URL; bytes: Promise<number>}[] = [];
  page.on('response', (response) => {
    requests.push({
      type: response.request().resourceType(),
      url: new URL(response.url()),
      bytes: response.body().then(
        ({length}) => length,
        () => 0,
      ),
    });
  });
  await visit(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(async () => void (await document.fonts.ready));
  const fonts = requests.filter(({type}) => type === 'font');
  const preloads = await hrefs(page.locator('head link[rel=preload][as=font]'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThanOrEqual(2);
  expect(fonts.map(({url}) => url.pathname).sort()).toEqual(preloads.sort());
  const bytes = await Promise.all(fonts.map((font) => font.bytes));
  expect(Math.min(...bytes)).toBeGreaterThan(1000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
  expect(new Set(fonts.map(({url}) => url.origin))).toEqual(new Set([baseURL]));
});
