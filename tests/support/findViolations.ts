import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import axe from 'axe-core';

/** Rules whose result depends on the color mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

interface Part {
  /** Rules to run. @default all */
  rules?: readonly string[];
  /** Selector of the elements to check. @default the whole document */
  within?: string;
}

/**
 * Violations that axe finds on the page in its current state: each rule with its elements. Frames of
 * third parties are skipped.
 */
export async function findViolations(
  page: Page,
  {rules, within = 'html'}: Part = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Elements far below the screen that are not rendered yet keep the colors of the other mode.
    await page.addStyleTag({content: '* {content-visibility: visible !important}'});
    await page.evaluate(axe.source);
  }
  const options: RunOptions = {
    // Axe does not run this rule of WCAG 2.2 AA by default: targets of 24 px.
    rules: {'target-size': {enabled: true}},
    // Reporting passes takes half of the time.
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && {runOnly: [...rules]}),
  };
  const violations: AxeResults['violations'] = await page.evaluate(
    async ([where, how]) =>
      (await (window as unknown as {axe: typeof axe}).axe.run(where, how)).violations,
    [within, options] as const,
  );
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`);
}
