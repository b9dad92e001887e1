import type {Locator, Page} from '@playwright/test';
import {newest, posts} from '../support/fixturePages';
import {expect, test} from '../support/test';

/** A day with several posts. */
const DAY = '2021-09-14';
const postsOfDay = posts.filter(({date}) => date === DAY);

function calendar(page: Page): Locator {
  return page.getByRole('main').getByRole('group', {name: 'Posts by day', exact: true});
}

function square(page: Page, date: string): Locator {
  return calendar(page).locator(`[data-day="${date}"]`);
}

async function chooseYear(page: Page, date: string): Promise<void> {
  await calendar(page)
    .locator('label')
    .filter({hasText: date.slice(0, 4)})
    .click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled});

    test('years can be chosen; squares open a post or a list @engines', async ({page}) => {
      // Does not wait for hydration: the calendar must work before it, too.
      await page.goto('/');
      await expect(square(page, newest.date)).toBeVisible();
      await chooseYear(page, DAY);
      await expect(square(page, newest.date)).toBeHidden();
      const list = page.getByRole('dialog', {name: /^Posts from/});
      const dismissals = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(2, 2),
        () => list.getByRole('button', {name: 'Close'}).click(),
      ];
      for (const dismiss of dismissals) {
        await square(page, DAY).click();
        await expect(list.getByRole('link')).toHaveText(postsOfDay.map(({title}) => title));
        await dismiss();
        await expect(list).toBeHidden();
      }
      await square(page, DAY).focus();
      await page.keyboard.press('Enter');
      const [, second] = postsOfDay;
      await list.getByRole('link', {name: second?.title ?? ''}).click();
      await expect(page).toHaveURL(second?.permalink ?? '');
      await page.goBack();
      await chooseYear(page, newest.date);
      await square(page, newest.date).click();
      await expect(page).toHaveURL(newest.permalink);
    });
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the calendar takes less than a third of the screen height, shows the newest day, and has large targets', async ({
    page,
  }) => {
    await page.goto('/');
    const box = await calendar(page).boundingBox();
    expect(box?.height).toBeLessThan(844 / 3);
    await calendar(page).evaluate((element) => element.scrollIntoView({block: 'center'}));
    await expect(square(page, newest.date)).toBeInViewport({ratio: 1});
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
