import type {Page} from '@playwright/test';
import {addresses, shownPages} from '../support/builtPages';
import {COLOR_RULES, findViolations, SHELL} from '../support/findViolations';
import {test} from '../support/shippedSite';
import {baseOf} from '../support/siteMap';
import {shippedBuild} from '../support/sites';
import {showMode} from '../support/storedMode';
import {expect} from '../support/test';

/** Shipped pages that one document looks at in turn. */
const GROUP_SIZE = 40;

/** The address of a page in the folder of a build, below the site's path. */
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
 * Shows what the file of a page holds in the document of another with the same style sheets, which
 * has axe already. Its scripts do not run.
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
  const pages = shownPages(shippedBuild);

  for (let start = 0; start < pages.length; start += GROUP_SIZE) {
    const group = pages.slice(start, start + GROUP_SIZE);
    const name = `has nothing for axe in either mode on ${group.length} pages from ${group[0]?.file}`;
    test(name, async ({page}) => {
      test.setTimeout(600_000);
      await page.emulateMedia({reducedMotion: 'reduce'});
      // The client stays away.
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
        // Pages of tags are one like the other but for what their tag has.
        const without = file.startsWith('blog/tags/') ? SHELL : [];
        expect.soft(await findViolations(page, {without}), `${file}, dark`).toEqual([]);
        await showMode(page, 'light');
        const inLight = await findViolations(page, {rules: COLOR_RULES, without: SHELL});
        expect.soft(inLight, `${file}, light`).toEqual([]);
      }
    });
  }
});
