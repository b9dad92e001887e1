import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/test';
import {GISCUS} from '../support/thirdParties';

const POST = '/blog/iron-gall-ink';

function comments(page: Page) {
  const region = page.getByRole('region', {name: 'Comments'});
  return {
    region,
    button: region.getByRole('button'),
    frame: region.frameLocator('iframe[title="Comments"]'),
  };
}

test('comments load on demand, follow the color mode and belong to one post', async ({page}) => {
  let requests = 0;
  await page.route(GISCUS, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.fallback();
  });
  await visit(page, POST);
  const {region, button, frame} = comments(page);
  await button.scrollIntoViewIfNeeded();
  expect(requests).toBe(0);
  await button.click();
  await expect(region.getByRole('status')).toHaveText('The comments could not be loaded.');
  await region.getByRole('button', {name: 'Try again'}).click();
  await expect(frame.getByText('"repo":"quill/notes"')).toContainText(
    '"term":"blog/iron-gall-ink"',
  );
  await expect(region.locator('iframe')).toHaveCSS('height', '240px');
  await expect(region.getByRole('status')).toBeEmpty();
  const theme = frame.locator('html');
  await expect(theme).toHaveAttribute('data-theme', 'transparent_dark');
  await page.getByRole('button', {name: /Switch between dark/}).click();
  await expect(theme).toHaveAttribute('data-theme', 'light');

  await page
    .getByRole('link', {name: /^(?:Newer|Older) post/i})
    .first()
    .click();
  await expect(button).toHaveText('Show comments');
  await expect(region.locator('iframe')).toHaveCount(0);
  await button.click();
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await expect(frame.getByText('"term"')).not.toContainText('iron-gall-ink');
});

test('the comments are open when a reader returns from signing in', async ({page}) => {
  await visit(page, `${POST}?giscus=session-of-a-reader#post-comments`);
  const {frame} = comments(page);
  await expect(frame.getByText('"session":"session-of-a-reader"')).toContainText(
    `${POST}#post-comments`,
  );
  await expect(page).toHaveURL(POST);
});
