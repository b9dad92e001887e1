import type {Page} from '@playwright/test';
import {newest, oldest, permalinksOf, posts, postsByYear} from '../support/blogPosts';
import {blogSidebar, listed, postsUnder, yearToggle} from '../support/lists';
import {navLink} from '../support/frame';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

const all = permalinksOf(posts);
const years = postsByYear.map(([year]) => year);
const [newestYear = '', secondYear = ''] = years;

function ofYear(year: string): string[] | undefined {
  return permalinksOf(postsByYear.find(([own]) => own === year)?.[1]);
}

function filterBox(page: Page) {
  return page.getByRole('searchbox', {name: 'Filter posts'});
}

test('the filter narrows the list, can be shared by URL, and adds no history entries @engines', async ({
  page,
}) => {
  await visit(page, '/subscribe');
  await navLink(page, 'Blog').click();
  await expect.poll(() => listed(page)).toEqual(all);
  await filterBox(page).pressSequentially(oldest.date);
  await expect(page).toHaveURL(`/blog?filter=${oldest.date}`);
  await expect.poll(() => listed(page)).toEqual([oldest.permalink]);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(`1 of ${posts.length}`);
  await expect(main.getByRole('listitem').locator('p a')).toHaveText(
    oldest.tags.map(({label}) => label),
  );
  await page.goBack();
  await expect(page).toHaveURL('/subscribe');
  await page.goForward();
  await expect.poll(() => listed(page)).toEqual([oldest.permalink]);
  await visit(page, `/blog?filter=${oldest.date}`);
  await expect(filterBox(page)).toHaveValue(oldest.date);
  await expect.poll(() => listed(page)).toEqual([oldest.permalink]);
  await filterBox(page).clear();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => listed(page)).toEqual(all);
});

test('a filter without matches offers a button that shows all posts @nightly', async ({page}) => {
  await visit(page, '/blog');
  await filterBox(page).fill(`#${oldest.date}`);
  await expect.poll(() => listed(page)).toEqual([]);
  await page.getByRole('button', {name: `all ${posts.length} posts`}).click();
  await expect(page).toHaveURL('/blog');
  await expect(filterBox(page)).toHaveValue('');
  expect(await listed(page)).toEqual(all);
});

test('years in the sidebar expand and collapse by mouse and keyboard, so every post can be reached', async ({
  page,
}) => {
  await visit(page, newest.permalink);
  const sidebar = blogSidebar(page);
  expect(await postsUnder(sidebar, newestYear)).toEqual(ofYear(newestYear));
  for (const year of years.slice(1)) {
    expect(await postsUnder(sidebar, year)).toEqual([]);
    await yearToggle(sidebar, year).click();
    await expect.poll(() => postsUnder(sidebar, year)).toEqual(ofYear(year));
  }
  for (const key of ['Enter', 'Space']) {
    const isOpen = (await postsUnder(sidebar, secondYear)).length > 0;
    await yearToggle(sidebar, secondYear).press(key);
    await expect
      .poll(() => postsUnder(sidebar, secondYear))
      .toEqual(isOpen ? [] : ofYear(secondYear));
  }
  await markDocument(page);
  await sidebar.locator(`a[href="${oldest.permalink}"]`).click();
  await expect(page).toHaveURL(oldest.permalink);
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', oldest.permalink);
  expect(await isSameDocument(page)).toBe(true);
});
