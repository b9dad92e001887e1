import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';
import {expect, test} from '../support/test';

const PAGES = ['/', '/blog', '/blog/reading-a-tide-table', '/books/to-read'];
/** Blocked as by a content blocker; an unreachable host would count as an error of the page. */
const THIRD_PARTIES = [
  '*polymarket.com*',
  '*allorigins.win*',
  '*tradingview*',
  '*count.example*',
  '*tags.example*',
];
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

for (const [index, path] of PAGES.entries()) {
  test(`Lighthouse (mobile) gives ${path}, with third parties blocked, 100 for ${CATEGORIES.join(', ')}`, async ({
    baseURL,
    launchOptions,
  }) => {
    // Queries the browser for each link: seconds here, more than a minute on a busy machine.
    test.setTimeout(240_000);
    const port = 9310 + index;
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(new URL(path, baseURL).href, {
        port,
        onlyCategories: CATEGORIES,
        blockedUrlPatterns: THIRD_PARTIES,
        logLevel: 'error',
      });
      const {categories = {}, audits = {}} = result?.lhr ?? {};
      const lost = Object.values(categories).flatMap(({auditRefs}) =>
        auditRefs
          .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(
            ({id}) =>
              `${id}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details ?? '').slice(0, 600)}`,
          ),
      );
      expect(lost).toEqual([]);
      expect(Object.values(categories).map(({id, score}) => [id, score])).toEqual(
        CATEGORIES.map((id) => [id, 1]),
      );
    } finally {
      await browser.close();
    }
  });
}
