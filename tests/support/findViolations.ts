import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The rules whose verdict depends on the color mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * What axe finds on the page as it is: each rule with the elements that break it. The frames of third
 * parties are theirs.
 *
 * @param rules by default all
 * @param without rules that are left out
 */
export async function findViolations(
  page: Page,
  rules?: readonly string[],
  without: readonly string[] = [],
): Promise<string[]> {
  // What the browser has not drawn yet, far below the screen, keeps the colors of another mode.
  await page.addStyleTag({content: '* {content-visibility: visible !important}'});
  const off = without.map((rule) => [rule, {enabled: false}] as const);
  const axe = new AxeBuilder({page}).setLegacyMode().options({
    // Axe leaves out by itself what WCAG 2.2 asks of AA: targets of 24 px.
    rules: {'target-size': {enabled: true}, ...Object.fromEntries(off)},
  });
  const {violations} = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`);
}
