import type {Locator, Page} from '@playwright/test';
import type {CalendarDay} from '../../src/lib/calendarDays';
import {calendarDays} from '../../src/lib/calendarDays';
import {newest, postsByYear} from '../support/fixturePages';
import {expect, test} from '../support/test';

/** Years and their days, newest first. */
const years = postsByYear.map(([year, posts]) => ({year, days: calendarDays(posts)}));
const [newestYear] = years as [(typeof years)[0]];
/** The newest day with several posts. */
const severalPosts = years.flatMap(({year, days}) =>
  days.filter(({posts}) => posts.length > 1).map((day) => ({year, day})),
)[0] as {year: string; day: CalendarDay};

function calendar(page: Page): Locator {
  return page.getByRole('main').getByRole('group', {name: 'Posts by day', exact: true});
}

function square(page: Page, {date}: CalendarDay): Locator {
  return calendar(page).locator(`[data-day="${date}"]`);
}

async function chooseYear(page: Page, year: string): Promise<void> {
  await calendar(page).locator('label').filter({hasText: year}).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled});

    test('a year can be chosen, a day with several posts opens their list, and a square opens its post @engines', async ({
      page,
    }) => {
      // Does not wait for hydration: the calendar must work before it, too.
      await page.goto('/');
      await expect(square(page, newestYear.days[0] as CalendarDay)).toBeVisible();
      await chooseYear(page, severalPosts.year);
      await expect(square(page, newestYear.days[0] as CalendarDay)).toBeHidden();
      const list = page.getByRole('dialog', {name: /^Posts of/});
      const dismissals = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(2, 2),
        () => list.getByRole('button', {name: 'Close'}).click(),
      ];
      for (const dismiss of dismissals) {
        await square(page, severalPosts.day).click();
        await expect(list.getByRole('link')).toHaveText(
          severalPosts.day.posts.map(({title}) => title),
        );
        await dismiss();
        await expect(list).toBeHidden();
      }
      await square(page, severalPosts.day).focus();
      await page.keyboard.press('Enter');
      const [, second] = severalPosts.day.posts;
      await list.getByRole('link', {name: second?.title ?? ''}).click();
      await expect(page).toHaveURL(second?.permalink ?? '');
      await page.goBack();
      await chooseYear(page, newestYear.year);
      await square(page, newestYear.days[0] as CalendarDay).click();
      await expect(page).toHaveURL(newest.permalink);
    });
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the calendar is small, opens at the newest day, and its targets are at least 24 px', async ({
    page,
  }) => {
    await page.goto('/');
    const box = await calendar(page).boundingBox();
    expect(box?.height).toBeLessThan(844 / 3);
    await calendar(page).evaluate((element) => element.scrollIntoView({block: 'center'}));
    await expect(square(page, newestYear.days[0] as CalendarDay)).toBeInViewport({ratio: 1});
    const tooSmall = await calendar(page)
      .locator('[data-day]:visible, label')
      .evaluateAll((targets) =>
        targets
          .map((target) => target.getBoundingClientRect())
          .filter(({width, height}) => Math.min(width, height) < 24),
      );
    expect(tooSmall).toEqual([]);
  });
});
