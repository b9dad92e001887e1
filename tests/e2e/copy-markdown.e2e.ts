import {expect, test, visit} from '../support/test';

const POST = '/blog/iron-gall-ink';

test('without a clipboard, a dialog selects the Markdown @engines', async ({page, request}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await visit(page, POST);
  const button = page.getByRole('button', {name: 'Copy as Markdown'});
  await button.click();
  const dialog = page.getByRole('dialog', {name: 'Copy as Markdown'});
  const field = dialog.getByRole('textbox');
  await expect(field).toBeFocused();
  const file = await (await request.get(`${POST}.md`)).text();
  await expect(field).toHaveValue(file);
  const selected = await field.evaluate((text: HTMLTextAreaElement) =>
    text.value.slice(text.selectionStart, text.selectionEnd),
  );
  expect(selected).toBe(file);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('with a clipboard', () => {
  test.use({allowedErrors: [/^Failed to load resource/]});

  test('a post is copied, and a failure to load it is reported', async ({
    page,
    context,
    request,
  }) => {
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
