import type {Page} from '@playwright/test';
import {formatDate} from '../../src/lib/dates';
import type {Post} from '../support/blogPosts';
import {newest, oldest, posts, postsByYear} from '../support/blogPosts';
import {expect, test, visit} from '../support/test';

function calendar(page: Page) {
  return page.getByRole('main').getByRole('group', {name: 'Posts by day'});
}

function square(page: Page, {date, title}: Post) {
  return calendar(page).getByRole('link', {name: `${formatDate(date)}: ${title}`, exact: true});
}

test('the calendar is one stop of the Tab key, in which arrow keys, Home and End move', async ({
  page,
}) => {
  await visit(page, '/');
  const focused = page.locator(':focus');
  const [, second] = posts as [Post, Post];
  await page.getByRole('main').getByRole('region', {name: 'Newest post'}).locator('a').focus();
  await page.keyboard.press('Tab');
  // The heading's own link stands before the squares.
  await page.keyboard.press('Tab');
  await expect(square(page, newest)).toBeFocused();
  for (const [key, post] of [
    ['ArrowDown', second],
    ['ArrowUp', newest],
    ['Home', oldest],
    ['End', newest],
  ] as const) {
    await page.keyboard.press(key);
    await expect(square(page, post)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(calendar(page).locator(':focus')).toHaveCount(0);

  const [, ofYear] = postsByYear.find(([, own]) => own.length > 2) ?? [];
  const between = ofYear?.[1] as Post;
  for (const [key, side] of [
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
  ] as const) {
    await square(page, between).focus();
    const from = await square(page, between).boundingBox();
    await page.keyboard.press(key);
    await expect(square(page, between)).not.toBeFocused();
    const to = await focused.boundingBox();
    expect(Math.sign((to?.x ?? 0) - (from?.x ?? 0)), key).toBe(side);
  }
});

test('the line under the calendar names the post that is pointed at or in focus, and a square leads to it @engines', async ({
  page,
}) => {
  const [first, second, third] = posts as [Post, Post, Post];
  await visit(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await expect(calendar(page).getByText(first.title)).toBeVisible();
  await square(page, second).hover();
  await expect(calendar(page).getByText(second.title)).toBeVisible();
  await expect(calendar(page).getByText(formatDate(second.date))).toBeVisible();
  await expect(calendar(page).getByText(first.title)).toHaveCount(0);
  await square(page, third).focus();
  await expect(calendar(page).getByText(third.title)).toBeVisible();
  await square(page, oldest).click();
  await expect(page).toHaveURL(oldest.permalink);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(oldest.title);
});
