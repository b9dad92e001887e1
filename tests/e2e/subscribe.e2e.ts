import {FEEDS} from '../../src/lib/feeds';
import {posts} from '../support/blogPosts';
import {siteAddress} from '../support/siteAddress';
import {expect, test, visit} from '../support/test';

test('a reader copies the address of a feed, by a click or by hand, and finds every post there', async ({
  page,
  context,
}) => {
  await visit(page, '/subscribe');
  const entry = (name: string) =>
    page.getByRole('listitem').filter({has: page.getByLabel(`Copy ${name} address`)});

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const atom = entry('Atom');
  await expect(atom.getByRole('status')).toHaveText('');
  await atom.getByRole('button').click();
  await expect(atom.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    siteAddress('/blog/atom.xml'),
  );

  // Where copying is refused, the address is marked for the reader's own keys.
  await context.clearPermissions();
  await context.grantPermissions([]);
  const rss = entry('RSS');
  await rss.getByRole('button').click();
  await expect(rss.getByRole('status')).toHaveText(/^Selected/);
  await expect(rss.getByRole('textbox')).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(siteAddress('/blog/rss.xml'));

  // The addresses name the site's own host, which is not the one of this test.
  for (const {path} of FEEDS) {
    const response = await page.request.get(`/${path}`);
    expect(response.status()).toBe(200);
    const isJson = path.endsWith('.json');
    expect(response.headers()['content-type']).toMatch(
      isJson ? /^application\/(?:feed\+)?json/ : /^application\/(?:(?:rss|atom)\+)?xml/,
    );
    const entries = isJson
      ? ((await response.json()) as {items: unknown[]}).items.length
      : await page.evaluate(
          (xml) => {
            const feed = new DOMParser().parseFromString(xml, 'text/xml');
            return feed.querySelector('parsererror')
              ? -1
              : feed.querySelectorAll('item, entry').length;
          },
          await response.text(),
        );
    expect(entries, path).toBe(posts.length);
  }
});
