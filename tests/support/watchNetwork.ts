import type {Page, Request} from '@playwright/test';

export interface NetworkWatch {
  /** Waits until the page has asked for nothing for so many milliseconds, and all is answered. */
  readonly rest: (quiet: number, atMost: number) => Promise<void>;
}

/**
 * Watches what a page asks for from now on. Playwright's own `networkidle` looks for half a second,
 * which a page that is busy with its scripts may let pass before it goes on asking.
 */
export function watchNetwork(page: Page): NetworkWatch {
  const open = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    open.add(request);
    last = performance.now();
  });
  const onEnd = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return {
    async rest(quiet, atMost) {
      const asked = performance.now();
      const isBusy = () => open.size > 0 || performance.now() - Math.max(last, asked) < quiet;
      while (isBusy() && performance.now() - asked < atMost) {
        await page.waitForTimeout(50);
      }
    },
  };
}
