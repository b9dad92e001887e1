import {holdScripts, recordScripts} from '../support/scripts';
import {expect, test} from '../support/test';
import {siteOf} from './sites';

test('a page loads no script before input, and the first click works', async ({page}, {
  project,
}) => {
  const {run} = recordScripts(page);
  for (const locale of siteOf(project.name).locales) {
    run.length = 0;
    await page.goto(`${locale}docs/intro`, {waitUntil: 'load'});
    expect(run).toEqual([]);
    const mode = () => page.locator('html').getAttribute('data-theme-choice');
    const before = await mode();
    await page.locator('.navbar button[class*=toggleButton]').first().click();
    await expect.poll(mode).not.toBe(before);
    expect(run).not.toEqual([]);
  }
});

test('text typed before scripts load is in the search field', async ({page}, {project}) => {
  const [locale = '/'] = siteOf(project.name).locales;
  const scripts = await holdScripts(page);
  await page.goto(`${locale}docs/intro`, {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kumquats');
  await page.keyboard.press('Backspace');
  await scripts.letThrough();
  await page.keyboard.type(' preserves', {delay: 30});
  const field = page.locator('.DocSearch-Input');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('kumquat preserves');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(/kumquat/i);
});
