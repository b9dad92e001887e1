import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {expect, test, visit} from '../support/test';

test('a reader goes on from the end of a post: unfolds all mentions, follows one to its sentence', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await recordLayoutShifts(page);
  await visit(page, '/blog/iron-gall-ink');
  const main = page.getByRole('main');
  const mentions = main.getByRole('region', {name: 'Mentioned in'});
  await mentions.scrollIntoViewIfNeeded();
  expect((await layoutShifts(page)).sum).toBeLessThan(0.001);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const last = mentions.getByRole('link', {name: 'Articles', exact: true});
  await expect(last).toBeHidden();
  await mentions.getByText(/^\d+ more$/).click();
  await expect(last).toBeVisible();

  await page.emulateMedia({media: 'print'});
  for (const name of ['Later on this', /^Series/, 'Related posts', 'Mentioned in']) {
    await expect(main.getByRole('heading', {name})).toHaveCount(0);
  }
  await page.emulateMedia({media: 'screen'});

  const later = main.getByRole('region', {name: 'Later on this'});
  await later.getByRole('link', {name: 'What a postmark proves'}).click();
  await expect(page).toHaveURL('/blog/postmarks#what-courts-make-of-it');
  await expect(page.getByRole('heading', {name: /^What courts make of it/})).toBeInViewport();
});
