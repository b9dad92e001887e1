import {pageTypes} from '../support/routes';
import {WITHOUT_STORAGE, expect, test, visit} from '../support/test';

test.describe('without local storage', () => {
  test.use({allowedConsole: [/status of 404/], popupSeen: false});

  test('every type of page is whole, and warns once', async ({page}) => {
    test.setTimeout(240_000);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    await page.addInitScript(WITHOUT_STORAGE['throws when it is touched']);
    for (const [index, path] of pageTypes.entries()) {
      await visit(page, path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(warnings, path).toHaveLength(index + 1);
      expect(warnings.at(-1)).toMatch(/storage is not available/i);
    }
  });
});
