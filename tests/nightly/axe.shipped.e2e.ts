import type {Page} from '@playwright/test';
import {addresses, shownPages} from '../support/builtPages';
import {COLOR_RULES, findViolations, SHELL} from '../support/findViolations';
import {test} from '../support/shippedSite';
import {baseOf} from '../support/siteMap';
import {shippedBuild} from '../support/sites';
import {showMode} from '../support/storedMode';
import {expect} from '../support/test';

/** Number of shipped pages checked one after the other in one document. */
const GROUP_SIZE = 40;

/** One in so many tag pages is checked: they differ only in which posts they list. */
const TAG_PAGE_STEP = 20;

function isTagPage(file: string): boolean {
  return file.startsWith('blog/tags/');
}

/** Returns the address of a page's file in the build, below the base path. */
function addressOf(file: string): string {
  return file.replace(/(?:^|\/)?(?:index)?\.html$/, '');
}

/** The style sheets of a page. */
function styleSheets(html: string): string {
  return addresses(html)
    .filter((address) => address.endsWith('.css'))
    .join(' ');
}

/**
 * Replaces the content of the document with another page's. Both have the same style sheets, and
 * axe is loaded already. The page's scripts do not run.
 */
async function showInstead(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const {body, documentElement, title} = new DOMParser().parseFromString(text, 'text/html');
    document.title = title;
    document.documentElement.lang = documentElement.lang;
    document.documentElement.className = documentElement.className;
    document.body.replaceWith(body);
  }, html);
}

test.describe('the shipped site, as it is served', () => {
  test.use({allowedConsole: [/status of 404/]});
  const all = shownPages(shippedBuild);
  const pages = [
    ...all.filter(({file}) => !isTagPage(file)),
    ...all.filter(({file}) => isTagPage(file)).filter((_, place) => place % TAG_PAGE_STEP === 0),
  ];

  for (let start = 0; start < pages.length; start += GROUP_SIZE) {
    const group = pages.slice(start, start + GROUP_SIZE);
    const name = `passes axe in both modes on ${group.length} pages from ${group[0]?.file}`;
    test(name, async ({page}) => {
      test.setTimeout(600_000);
      await page.emulateMedia({reducedMotion: 'reduce'});
      // Keeps the client from loading.
      await page.route('**/assets/js/**', () => {});
      let open = '';
      for (const {file, html} of group) {
        if (styleSheets(html) === open) {
          await showInstead(page, html);
        } else {
          await page.goto(baseOf(shippedBuild) + addressOf(file), {waitUntil: 'domcontentloaded'});
          open = styleSheets(html);
        }
        await showMode(page, 'dark');
        const without = isTagPage(file) ? SHELL : [];
        expect.soft(await findViolations(page, {without}), `${file}, dark`).toEqual([]);
        await showMode(page, 'light');
        const inLight = await findViolations(page, {rules: COLOR_RULES, without: SHELL});
        expect.soft(inLight, `${file}, light`).toEqual([]);
      }
    });
  }
});
