import {newest} from '../support/blogPosts';
import {expect, test, visit} from '../support/test';

test('the document head is updated on every navigation', async ({page}) => {
  await visit(page, '/blog');
  const alternate = page.locator('link[type="text/markdown"]');
  await expect(alternate).toHaveCount(0);
  const post = page.getByRole('main').getByRole('link', {name: newest.title, exact: true});
  await post.first().click();
  await expect(alternate).toHaveAttribute('href', `${newest.permalink}.md`);
  await expect(page).toHaveTitle(new RegExp('^Why these notes'));
  const data = page.locator('script[type="application/ld+json"]');
  await expect
    .poll(async () => (await data.allTextContents()).join())
    .toContain('"@type":"BlogPosting"');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    newest.description,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${newest.permalink}$`),
  );
});
