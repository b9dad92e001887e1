import {newest, oldest} from '../support/blogPosts';
import {blogSidebar, postsUnder, yearToggle} from '../support/lists';
import {findViolations} from '../support/findViolations';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {showMode, switchToLight} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

const oldestYear = oldest.date.slice(0, 4);

test('expanding a year in the sidebar shifts nothing, and the sidebar passes axe in both modes', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await recordLayoutShifts(page);
  await visit(page, newest.permalink);
  await yearToggle(blogSidebar(page), oldestYear).click();
  await expect.poll(() => postsUnder(blogSidebar(page), oldestYear)).not.toEqual([]);
  const {sum, moved} = await layoutShifts(page);
  expect(sum, moved.join('\n')).toBeLessThan(0.01);
  expect(await findViolations(page)).toEqual([]);
  await switchToLight(page);
  expect(await findViolations(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu with two years expanded passes axe in both modes', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, newest.permalink);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const panel = page.locator('.navbar-sidebar__item:not([inert])');
    await expect(panel).toBeInViewport({ratio: 0.9});
    await yearToggle(panel, oldestYear).tap();
    await expect.poll(() => postsUnder(panel, oldestYear)).not.toEqual([]);
    for (const mode of ['dark', 'light'] as const) {
      await showMode(page, mode);
      expect(await findViolations(page, {within: '.navbar-sidebar'})).toEqual([]);
    }
  });
});
