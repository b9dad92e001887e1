import {sourcePosts} from '../support/sourcePosts';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

/** A column of code at 390 px holds some 40 characters, one at 1440 px at least 70. */
const WIDE = 45;
const NARROW = 65;

/** A post whose first block has lines too wide for a phone, and none too wide for a desktop. */
const post = sourcePosts().find(({body}) => {
  const [, lines] = /^```[^\n]*\n(.*?)^```/ms.exec(body) ?? [];
  const widest = Math.max(0, ...(lines ?? '').split('\n').map(({length}) => length));
  return widest > WIDE && widest < NARROW && !body.includes('@site/src/features/');
});

test.beforeEach(({page}) => page.setViewportSize({width: 390, height: 844}));

for (const way of ['a page that is opened', 'a page that is navigated to']) {
  test(`code too wide for its place breaks its lines on demand, on ${way}`, async ({page}) => {
    const address = `/blog/${post?.slug}`;
    const isFirst = way === 'a page that is opened';
    await visit(page, isFirst ? address : '/blog/archive');
    if (!isFirst) {
      await markDocument(page);
      await page.getByRole('main').getByRole('link', {name: post?.title, exact: true}).click();
      await expect(page).toHaveURL(address);
    }
    const block = page.locator('pre.prism-code').first();
    const frame = page.locator('.theme-code-block').first();
    const wrap = frame.getByRole('button', {name: 'Toggle word wrap'});
    const isTooWide = () => block.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await block.scrollIntoViewIfNeeded();
    await block.hover();
    expect(await isTooWide()).toBe(true);

    await wrap.click();
    await expect.poll(isTooWide).toBe(false);
    const height = await block.evaluate((pre) => pre.clientHeight);
    await expect(wrap).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(isTooWide).toBe(true);
    expect(await block.evaluate((pre) => pre.clientHeight)).toBeLessThan(height);
    await expect(wrap).toBeFocused();

    await page.setViewportSize({width: 1440, height: 844});
    await expect.poll(isTooWide).toBe(false);
    await expect(wrap).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(!isFirst);
  });
}
