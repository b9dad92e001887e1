import type {Page} from '@playwright/test';

/**
 * Records what a screen reader would read out of itself from the next document on: text that comes
 * into a live region, but for the parts that are marked as quiet or unfinished.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, {announced});
    function isLive(node: Node): boolean {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[aria-live], [role=log], [role=status], [role=alert]');
      const isOff = region?.getAttribute('aria-live') === 'off';
      return Boolean(region) && !isOff && !element?.closest('[aria-busy=true]');
    }
    function textOf(node: Node): string {
      if (node instanceof Element && node.matches('[aria-live=off], [aria-busy=true]')) {
        return '';
      }
      return node.hasChildNodes()
        ? [...node.childNodes].map(textOf).join('')
        : (node.nodeValue ?? '');
    }
    new MutationObserver((records) => {
      for (const {type, target, addedNodes} of records) {
        const changed = type === 'characterData' ? [target] : [...addedNodes];
        announced.push(...changed.filter(isLive).map(textOf));
      }
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
}

/** What was read out since this document was opened, without what was empty. */
export async function announcements(page: Page): Promise<string[]> {
  const all = await page.evaluate(
    () => (window as unknown as {announced: readonly string[]}).announced,
  );
  return all.filter((text) => text.trim() !== '');
}
