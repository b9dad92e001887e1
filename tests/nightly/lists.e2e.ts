import {findViolations} from '../support/findViolations';
import {newest, oldest, postsByYear} from '../support/blogPosts';
import {blogSidebar, postsUnder, yearToggle} from '../support/lists';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {storeMode} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

const years = postsByYear.map(([year]) => year);
const oldestYear = oldest.date.slice(0, 4);

test('opening a year of the sidebar does not move the page', async ({page}) => {
  await recordLayoutShifts(page);
  await visit(page, newest.permalink);
  await yearToggle(blogSidebar(page), oldestYear).click();
  await expect.poll(() => postsUnder(blogSidebar(page), oldestYear)).not.toEqual([]);
  const {sum, moved} = await layoutShifts(page);
  expect(sum, moved.join('\n')).toBeLessThan(0.01);
});

for (const mode of ['dark', 'light'] as const) {
  test(`axe finds nothing beside a post with all years open in the ${mode} mode`, async ({
    page,
  }) => {
    await storeMode(page, mode);
    await visit(page, newest.permalink);
    for (const year of years.slice(1)) {
      await yearToggle(blogSidebar(page), year).click();
      await expect.poll(() => postsUnder(blogSidebar(page), year)).not.toEqual([]);
    }
    expect(await findViolations(page)).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});

    test(`axe finds nothing in the menu with two years open in the ${mode} mode`, async ({
      page,
    }) => {
      await storeMode(page, mode);
      await visit(page, newest.permalink);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
      const panel = page.locator('.navbar-sidebar__item:not([inert])');
      await expect(panel).toBeInViewport({ratio: 0.9});
      await yearToggle(panel, oldestYear).tap();
      await expect.poll(() => postsUnder(panel, oldestYear)).not.toEqual([]);
      expect(await findViolations(page, {within: '.navbar-sidebar'})).toEqual([]);
    });
  });
}

for (const mode of ['dark', 'light'] as const) {
  test(`axe finds nothing in a post with a wide table on a phone in the ${mode} mode`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await storeMode(page, mode);
    await visit(page, '/blog/a-very-wide-note');
    expect(await findViolations(page, {within: 'article'})).toEqual([]);
  });
}
