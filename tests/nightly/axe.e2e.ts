import {builtPages} from '../support/builtPages';
import {findViolations} from '../support/findViolations';
import {fixtureBuild} from '../support/sites';
import {storeMode} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

test.use({allowedConsole: [/status of 404/]});

/** The address of a page in the folder of a build. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)?(?:index)?\.html$/, '')}`;
}

// A page that only sends the reader on has nothing to look at.
const addresses = builtPages(fixtureBuild)
  .filter(({html}) => !/http-equiv="?refresh/.test(html))
  .map(({file}) => addressOf(file));

for (const mode of ['dark', 'light'] as const) {
  for (const address of addresses) {
    test(`axe finds nothing on ${address} in the ${mode} mode`, async ({page}) => {
      // The design page holds everything there is, twice.
      test.slow(address === '/design-system');
      await storeMode(page, mode);
      await visit(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}
