import AxeBuilder from '@axe-core/playwright';
import {pageTypes} from '../support/routes';
import {storeMode} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

test.use({allowedConsole: [/status of 404/]});

for (const mode of ['dark', 'light'] as const) {
  for (const path of pageTypes) {
    test(`axe finds nothing on ${path} in the ${mode} mode`, async ({page}) => {
      // The design page holds everything there is, twice.
      test.slow(path === '/design-system');
      await storeMode(page, mode);
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(
        violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}

test('the first Tab reaches a link that skips to the content', async ({page}) => {
  await visit(page, '/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const beyondNavbar = await page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.closest('.navbar, [class*=announcement]') === null;
  });
  expect(beyondNavbar).toBe(true);
});

test('after a link has been followed, Tab begins at the top of the new page', async ({page}) => {
  await visit(page, '/blog/archive');
  const link = page.getByRole('main').locator('time + a[href="/blog/jab-first"]');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Jab first/);
  // The place that Tab goes on from is set in the frame that shows the page.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('every stop of the Tab key on the home page can be seen, and shows its focus', async ({
  page,
}) => {
  await visit(page, '/');
  const stops = await page.evaluate(
    () =>
      [...document.querySelectorAll('a[href], button, input')].filter(
        (e) => (e as HTMLElement).tabIndex >= 0,
      ).length,
  );
  const seen = new Set<string>();
  for (let stop = 0; stop < stops + 5; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) {
        return undefined;
      }
      const {outlineStyle, boxShadow} = getComputedStyle(element);
      const {width, height} = element.getBoundingClientRect();
      return {
        name: `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.textContent.slice(0, 40)}`,
        marked: outlineStyle !== 'none' || boxShadow !== 'none',
        drawn: width > 0 && height > 0,
      };
    });
    if (!focus) {
      break;
    }
    expect(focus, focus.name).toMatchObject({marked: true, drawn: true});
    seen.add(focus.name);
  }
  expect(seen.size).toBeGreaterThan(25);
});

test('reduced motion stops every transition and animation', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  const slow = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const style = getComputedStyle(element);
        const seconds = (value: string) =>
          Math.max(...value.split(',').map((part) => parseFloat(part)));
        return seconds(style.transitionDuration) > 0.01 || seconds(style.animationDuration) > 0.01;
      }).length,
  );
  expect(slow).toBe(0);
});
