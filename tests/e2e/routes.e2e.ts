import {routes} from '../support/routes';
import {expect, test, visit} from '../support/test';

for (const {path, heading} of routes) {
  test(`${path} is served with its heading and takes over without a fault`, async ({
    page,
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/html');
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {path, heading} of routes) {
    test(`${path} can be read`, async ({page}) => {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(50);
    });
  }
});
