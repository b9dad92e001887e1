import {shownPages} from '../support/builtPages';
import {COLOR_RULES, findViolations, SHELL} from '../support/findViolations';
import {test as shipped} from '../support/shippedSite';
import {baseOf} from '../support/siteMap';
import {fixtureBuild, shippedBuild} from '../support/sites';
import {showLight, storeMode, switchToLight} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

test.use({allowedConsole: [/status of 404/]});

/** Shipped pages that one document looks at in turn. */
const GROUP_SIZE = 40;

/** The address of a page in the folder of a build, below the site's path. */
function addressOf(file: string): string {
  return file.replace(/(?:^|\/)?(?:index)?\.html$/, '');
}

for (const {file} of shownPages(fixtureBuild)) {
  const address = `/${addressOf(file)}`;
  test(`axe finds nothing on ${address} in either mode`, async ({page}) => {
    // The design page holds everything there is, twice.
    test.slow(address === '/design-system');
    // Colors on their way from one mode to the other are nobody's choice.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await storeMode(page, 'dark');
    await visit(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await findViolations(page)).toEqual([]);
    await switchToLight(page);
    expect(await findViolations(page, {rules: COLOR_RULES})).toEqual([]);
  });
}

shipped.describe('the shipped site, as it is served', () => {
  shipped.use({allowedConsole: [/status of 404/]});
  const files = shownPages(shippedBuild).map(({file}) => file);

  for (let start = 0; start < files.length; start += GROUP_SIZE) {
    const group = files.slice(start, start + GROUP_SIZE);
    shipped(`has nothing for axe on ${group.length} pages from ${group[0]}`, async ({page}) => {
      shipped.setTimeout(600_000);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await storeMode(page, 'dark');
      // The client stays away.
      await page.route('**/assets/js/**', () => {});
      for (const file of group) {
        await page.goto(baseOf(shippedBuild) + addressOf(file), {waitUntil: 'domcontentloaded'});
        // Colors cost half of the time, and pages of tags are one like the other.
        const isTag = file.startsWith('blog/tags/');
        const part = isTag ? {without: SHELL, except: COLOR_RULES} : {};
        expect.soft(await findViolations(page, part), `${file}, dark`).toEqual([]);
        if (!isTag) {
          await showLight(page);
          const inLight = await findViolations(page, {rules: COLOR_RULES, without: SHELL});
          expect.soft(inLight, `${file}, light`).toEqual([]);
        }
      }
    });
  }
});
