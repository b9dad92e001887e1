import {expect, test} from '../support/test';

// Whatever a post may do on a stock site, it does here as soon as the client has come.
test('a post may hold timers, browser-only parts, pressed boxes, frames, scripts of others and layouts', async ({
  page,
}) => {
  await page.goto('/blog/what-a-post-may-hold');
  const part = (name: string) => page.locator(`[data-part=${name}]`);
  await expect(part('layout')).toContainText('what works on any of its sites works here');
  await expect(part('loud')).toHaveText('loud');

  // Pressed before React has come, and heard all the same.
  await part('pressed').click();
  await expect(part('pressed')).toHaveText('Pressed: 1');
  await part('pressed').click();
  await expect(part('pressed')).toHaveText('Pressed: 2');

  await expect(part('ticking')).toHaveText(/Ticks: [2-9]/);
  await expect(part('browser')).toHaveText('Width known: true');
  await expect(page.getByText("console.log('a block of code after it');")).toBeVisible();
  await expect(page.getByText('Brought by others')).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="A form of others"]').getByLabel('E-mail'),
  ).toBeVisible();
  await expect(part('layout').locator(part('loud'))).toHaveCount(1);
});
