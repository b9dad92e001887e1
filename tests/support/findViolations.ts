import type {Page} from '@playwright/test';
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
