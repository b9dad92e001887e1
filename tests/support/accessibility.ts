import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import type {RunOptions} from 'axe-core';
import axe from 'axe-core';

/** Rules whose result depends on the color mode. Light mode is checked only for these. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Makes this the reader's color mode in all documents opened from now on. */
export async function storeMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((value) => {
    // Leaves out frames, which may have no storage.
    if (window === window.top) {
      localStorage.setItem('theme', value);
    }
  }, mode);
}

/** Switches the color mode as if the reader had chosen it in another tab, and waits for transitions. */
async function showMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await page.evaluate((newValue) => {
    const {localStorage: storageArea} = window;
    storageArea.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await page.evaluate(async () => {
    const running = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // The end of a transition may start others, in elements that inherit the color.
    do {
      await Promise.allSettled(running().map(({finished}) => finished));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (running().length > 0);
  });
}

/** Color modes, each with the tag of the tests that check it. */
export const MODES = [
  ['dark', ''],
  ['light', ' @nightly'],
] as const;

/**
 * Expects axe to find no violation in the page in its current state, in these color modes. The page
 * stays in the last one. Third-party frames are left out.
 *
 * @param within selector of the elements to check
 */
export async function expectAccessible(
  page: Page,
  within = 'html',
  modes: readonly ('dark' | 'light')[] = ['light', 'dark'],
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Renders all elements: those far below the screen would keep the colors of the previous mode.
    await page.addStyleTag({content: '* {content-visibility: visible !important}'});
    await page.evaluate(axe.source);
  }
  for (const mode of modes) {
    await showMode(page, mode);
    const options: RunOptions = {
      // Off by default, although WCAG 2.2 AA requires targets of 24 px.
      rules: {'target-size': {enabled: true}},
      // Halves the time: by default, axe reports passed rules, too.
      resultTypes: ['violations'],
      iframes: false,
      ...(mode === 'light' && {runOnly: COLOR_RULES}),
    };
    const violations = await page.evaluate(
      async ([selector, axeOptions]) =>
        (await (window as unknown as {axe: typeof axe}).axe.run(selector, axeOptions)).violations,
      [within, options] as const,
    );
    const lines = violations.map(
      ({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`,
    );
    expect.soft(lines, `${page.url()}, ${mode}`).toEqual([]);
  }
}
