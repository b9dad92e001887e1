import {siteAddress} from '../support/fixturePages';
import {expect, test, visit} from '../support/test';

test('a button copies the address of a feed, or selects it', async ({page, context}) => {
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

  await context.clearPermissions();
  await context.grantPermissions([]);
  const rss = entry('RSS');
  await rss.getByRole('button').click();
  await expect(rss.getByRole('status')).toHaveText(/^Selected/);
  expect(await page.evaluate(() => String(getSelection()))).toBe(siteAddress('/blog/rss.xml'));
});
