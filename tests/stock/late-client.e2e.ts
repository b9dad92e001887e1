import {holdScripts} from '../support/scripts';
import {expect, test} from '../support/test';
import {siteOf} from './sites';

const docPath = (locale: string): string => `${locale}docs/intro`;

test('a page loads no script before the first input, and the first click works', async ({page}, {
  project,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  for (const locale of siteOf(project.name).locales) {
    await page.goto(docPath(locale), {waitUntil: 'load'});
    expect(scripts).toEqual([]);
    const mode = () => page.locator('html').getAttribute('data-theme-choice');
    const before = await mode();
    await page.locator('.navbar button[class*=toggleButton]').first().click();
    await expect.poll(mode).not.toBe(before);
    expect(scripts).not.toEqual([]);
    scripts.length = 0;
  }
});

for (const opener of ['Control+k', 'a click']) {
  test(`text typed after ${opener}, before the scripts have loaded, is in the search field`, async ({
    page,
  }, {project}) => {
    const [locale = '/'] = siteOf(project.name).locales;
    const scripts = await holdScripts(page);
    await page.goto(docPath(locale), {waitUntil: 'domcontentloaded'});
    if (opener === 'a click') {
      await page.locator('.DocSearch-Button').click();
    } else {
      await page.keyboard.press(opener);
    }
    await page.keyboard.type('kumquats');
    await page.keyboard.press('Backspace');
    await scripts.letThrough();
    await page.keyboard.type(' preserves', {delay: 30});
    const field = page.locator('.DocSearch-Input');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('kumquat preserves');
    await expect(page.locator('.DocSearch-Hit').first()).toContainText(/kumquat/i);
  });
}
