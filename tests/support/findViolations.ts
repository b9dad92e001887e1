import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import axe from 'axe-core';

/** The rules whose verdict depends on the color mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** What all pages of the blog share. */
export const SHELL = ['nav.navbar', 'aside', 'footer'] as const;

interface Part {
  /** By default all. */
  rules?: readonly string[];
  /** Selector of what is looked at, by default the whole document. */
  within?: string;
  /** Selectors of what is left out of it. */
  without?: readonly string[];
}

/**
 * What axe finds on the page as it is: each rule with the elements that break it. The frames of third
 * parties are theirs.
 */
export async function findViolations(
  page: Page,
  {rules, within = 'html', without = []}: Part = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // What the browser has not drawn yet, far below the screen, keeps the colors of another mode.
    await page.addStyleTag({content: '* {content-visibility: visible !important}'});
    await page.evaluate(axe.source);
  }
  const options: RunOptions = {
    // Axe leaves out by itself what WCAG 2.2 asks of AA: targets of 24 px.
    rules: {'target-size': {enabled: true}},
    // Half of the time goes into reporting what is right.
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && {runOnly: [...rules]}),
  };
  const context = {include: [within], exclude: without.map((selector) => [selector])};
  const violations: AxeResults['violations'] = await page.evaluate(
    async ([where, how]) =>
      (await (window as unknown as {axe: typeof axe}).axe.run(where, how)).violations,
    [context, options] as const,
  );
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`);
}
