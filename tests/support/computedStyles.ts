import type {Page} from '@playwright/test';

declare global {
  interface Window {
    readStyles: () => Map<Element, readonly string[]>;
    stylesBefore: ReadonlyMap<Element, readonly string[]>;
  }
}

/**
 * Keeps in the page how every element looks, with what stands before and after it, for
 * `changedStyles` to compare: the properties that one of the given sheets sets, since no order of
 * them can change another. What moves by itself, what drawings are made of, and custom properties,
 * which nobody sees until they are used, are left out. Rows far from the screen, and what is folded
 * away, are drawn from here on: the browser would do so at a time of its own, and their measures with it.
 * The page is read when no height has changed for ten frames.
 */
export async function recordStyles(page: Page, sheets: readonly string[]): Promise<void> {
  await page.evaluate(async (texts) => {
    const parse = (text: string): CSSStyleSheet => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    };
    const namesOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...('style' in rule ? [...(rule as CSSStyleRule).style] : []),
        ...('cssRules' in rule ? namesOf((rule as CSSGroupingRule).cssRules) : []),
      ]);
    const names = [...new Set(texts.flatMap((text) => namesOf(parse(text).cssRules)))].filter(
      (name) => !name.startsWith('--'),
    );
    document.adoptedStyleSheets.push(
      parse('*, ::details-content {content-visibility: visible !important}'),
    );
    const heights = (): string =>
      [...document.querySelectorAll('body *')].map(({clientHeight}) => clientHeight).join(' ');
    for (let before = '', still = 0; still < 10;) {
      await new Promise(requestAnimationFrame);
      const now = heights();
      still = now === before ? still + 1 : 0;
      before = now;
    }
    const lines = (element: Element, part: string): string[] => {
      const style = getComputedStyle(element, part);
      return part !== '' && style.content === 'none'
        ? []
        : names.map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`);
    };
    window.readStyles = () =>
      new Map(
        [...document.querySelectorAll('html, body, body *')]
          .filter((element) => !element.closest('[data-market-strip], script, svg > *'))
          .map((element) => [
            element,
            ['', '::before', '::after'].flatMap((part) => lines(element, part)),
          ]),
      );
    window.stylesBefore = window.readStyles();
  }, sheets);
}

/** What looks otherwise than recorded: at most ten elements, as they look now and did before. */
export async function changedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const changes: string[] = [];
    for (const [element, now] of window.readStyles()) {
      const before = window.stylesBefore.get(element) ?? [];
      const gone = before.filter((line) => !now.includes(line));
      const come = now.filter((line) => !before.includes(line));
      if (come.length > 0) {
        const name = `${element.tagName} .${element.getAttribute('class')}`;
        changes.push(`${name}: ${come.slice(0, 4)}, not ${gone.slice(0, 4)}`);
      }
    }
    return changes.slice(0, 10);
  });
}
