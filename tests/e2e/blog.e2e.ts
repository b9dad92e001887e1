import {oldest, permalinksOf, posts} from '../support/fixturePages';
import {listedPosts, navLink} from '../support/frame';
import {expect, test, visit} from '../support/test';

const all = permalinksOf(posts);

test('the blog’s filter is in the URL and adds no history entries @engines', async ({page}) => {
  const main = page.getByRole('main');
  const filter = page.getByRole('searchbox', {name: 'Filter posts'});
  await visit(page, '/subscribe');
  await navLink(page, 'Blog').click();
  await expect.poll(() => listedPosts(page)).toEqual(all);
  await filter.pressSequentially(oldest.date);
  await expect(page).toHaveURL(`/blog?filter=${oldest.date}`);
  await expect.poll(() => listedPosts(page)).toEqual([oldest.permalink]);
  await expect(main.getByRole('status')).toHaveText(`1 of ${posts.length}`);
  await expect(main.getByRole('listitem').locator('p a')).toHaveText(
    oldest.tags.map(({label}) => label),
  );
  await page.goBack();
  await expect(page).toHaveURL('/subscribe');
  await page.goForward();
  await expect.poll(() => listedPosts(page)).toEqual([oldest.permalink]);
  await visit(page, `/blog?filter=${oldest.date}`);
  await expect(filter).toHaveValue(oldest.date);
  await expect.poll(() => listedPosts(page)).toEqual([oldest.permalink]);

  // A filter without matches offers a way back to all posts.
  await filter.fill(`#${oldest.date}`);
  await expect.poll(() => listedPosts(page)).toEqual([]);
  await page.getByRole('button', {name: `all ${posts.length} posts`}).click();
  await expect(page).toHaveURL('/blog');
  await expect(filter).toHaveValue('');
  await expect.poll(() => listedPosts(page)).toEqual(all);
});
