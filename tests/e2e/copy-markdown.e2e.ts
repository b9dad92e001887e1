import {expect, test, visit} from '../support/test';

const POST = '/blog/iron-gall-ink';

test('a post can be copied as Markdown', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, POST);
  const header = page.getByRole('article').locator('header');
  await header.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(header.getByRole('status')).toHaveText(/copied as Markdown/);
  const file = await (await request.get(`${POST}.md`)).text();
  expect(file).toContain('# Iron gall ink');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
});

test('where copying is not allowed, the Markdown is shown and selected @engines', async ({
  page,
  request,
}) => {
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

test.describe('when the Markdown version fails to load', () => {
  test.use({allowedConsole: [/^Failed to load resource/]});

  test('the page says so', async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status: 503}));
    await visit(page, POST);
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('article').locator('header')).toContainText('could not be loaded');
  });
});
