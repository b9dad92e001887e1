import {expect, test, visit} from '../support/test';

const POST = '/blog/iron-gall-ink';

test('without a clipboard, the button opens the Markdown version @engines', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await visit(page, POST);
  const request = page.waitForRequest((each) => each.isNavigationRequest());
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  expect((await request).url()).toMatch(/\/blog\/iron-gall-ink\.md$/);
});

test.describe('with a clipboard', () => {
  test.use({allowedErrors: [/^Failed to load resource/]});

  test('a post is copied, and a failure is reported', async ({page, context, request}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, POST);
    const header = page.getByRole('article').locator('header');
    const button = header.getByRole('button', {name: 'Copy as Markdown'});
    await page.route('**/*.md', (route) => route.fulfill({status: 503}));
    await button.click();
    await expect(header).toContainText('could not be loaded');
    await page.unroute('**/*.md');
    await button.click();
    await expect(header.getByRole('status')).toHaveText(/copied as Markdown/);
    const file = await (await request.get(`${POST}.md`)).text();
    expect(file).toContain('# Iron gall ink');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
  });
});
