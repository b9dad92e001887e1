import {pageTypes} from '../support/routes';
import {test as shipped} from '../support/shippedSite';
import {WITHOUT_STORAGE, expect, test, visit} from '../support/test';

test.describe('local storage', () => {
  test.use({allowedConsole: [/status of 404/], popupSeen: false});

  for (const [name, breakStorage] of Object.entries(WITHOUT_STORAGE)) {
    test(`that ${name} costs one warning a page and nothing else`, async ({page}) => {
      test.setTimeout(240_000);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(message.text());
        }
      });
      await page.addInitScript(breakStorage);
      for (const [index, path] of pageTypes.entries()) {
        await visit(page, path);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect(warnings, path).toHaveLength(index + 1);
        expect(warnings.at(-1)).toMatch(/storage is not available/i);
      }
    });
  }
});

shipped.describe('the shipped site', () => {
  shipped('asks for no analytics script while no id is set', async ({page}) => {
    shipped.skip(
      Boolean(process.env['ANALYTICS_ID'] || process.env['TAG_MANAGER_ID']),
      'ids are set here',
    );
    await visit(page, '/');
    await expect(page.locator('script[data-domain], script[src*="gtm.js"]')).toHaveCount(0);
  });
});
