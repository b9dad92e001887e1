import type {Page} from '@playwright/test';

declare global {
  interface Window {
    readStyles: () => Map<Element, readonly string[]>;
    stylesBefore: ReadonlyMap<Element, readonly string[]>;
  }
}

/**
 * Keeps in the page how every element looks, with what stands before and after it, for
 * `changedStyles` to compare. What moves by itself, what drawings are made of, and custom properties,
 * which nobody sees until they are used, are left out. Rows far from the screen are drawn from here
 * on: the browser would do so at a time of its own, and their measures with it.
 */
export async function recordStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(drawn);
    const lines = (element: Element, part: string): string[] => {
      const style = getComputedStyle(element, part);
      return part !== '' && style.content === 'none'
        ? []
        : [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`);
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
  });
}

/** What looks otherwise than recorded, at most ten elements with what they look like now. */
export async function changedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const changes: string[] = [];
    for (const [element, now] of window.readStyles()) {
      const before = new Set(window.stylesBefore.get(element));
      const lines = now.filter((line) => !before.has(line));
      if (lines.length > 0) {
        changes.push(`${element.tagName} .${element.getAttribute('class')}: ${lines.slice(0, 4)}`);
      }
    }
    return changes.slice(0, 10);
  });
}
