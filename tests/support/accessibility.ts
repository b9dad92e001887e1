import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import axe from 'axe-core';

/** Rules whose result depends on the color mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

interface Scope {
  /** Rules to run. @default all */
  rules?: readonly string[];
  /** Selector of the elements to check. @default the whole document */
  within?: string;
}

/**
 * Runs axe on the page in its current state, without third-party frames. Returns the violated rules,
 * each with the HTML of the elements.
 */
export async function findViolations(
  page: Page,
  {rules, within = 'html'}: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Renders all elements: those far below the screen would keep the colors of the previous mode.
    await page.addStyleTag({content: '* {content-visibility: visible !important}'});
    await page.evaluate(axe.source);
  }
  const options: RunOptions = {
    // Off by default, although WCAG 2.2 AA requires targets of 24 px.
    rules: {'target-size': {enabled: true}},
    // Halves the time: by default, axe reports passed rules, too.
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && {runOnly: [...rules]}),
  };
  const violations: AxeResults['violations'] = await page.evaluate(
    async ([selector, axeOptions]) =>
      (await (window as unknown as {axe: typeof axe}).axe.run(selector, axeOptions)).violations,
    [within, options] as const,
  );
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`);
}

export interface Contrast {
  /** Relative luminance of the background: 0 is black, 1 is white. */
  readonly ground: number;
  /** Contrast ratio of WCAG 2, from 1 to 21. */
  readonly ratio: number;
}

/** Measures the contrast of an element's text with the nearest opaque background. */
export async function contrast(locator: Locator): Promise<Contrast> {
  return locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) {
      throw new Error('No canvas to read colors with.');
    }
    const pixel = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = pixel(color).map((value) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let opaque: Element | null = element;
    while (opaque && pixel(getComputedStyle(opaque).backgroundColor)[3] !== 1) {
      opaque = opaque.parentElement;
    }
    const ground = luminance(opaque ? getComputedStyle(opaque).backgroundColor : 'white');
    const text = luminance(getComputedStyle(element).color);
    const ratio = (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
    return {ground, ratio};
  });
}

/** Makes this the reader's color mode in all documents opened from now on. */
export async function storeMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((value) => {
    // Leaves out frames, which may have no storage.
    if (window === window.top) {
      localStorage.setItem('theme', value);
    }
  }, mode);
}

/** Waits until all transitions have ended, so that colors are final. */
async function settleColors(page: Page): Promise<void> {
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

/** Switches to the light mode, as if the reader had chosen it in another tab. */
export async function switchToLight(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: 'light', storageArea: localStorage}),
    );
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await settleColors(page);
}

/** Switches the color mode of the current document without a script of the page. */
export async function showMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value);
    document.documentElement.dataset['theme'] = value;
  }, mode);
  await settleColors(page);
}
