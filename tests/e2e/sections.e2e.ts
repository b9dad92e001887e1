import {mediaOnStage} from '../fixtures/site/src/data/mediaOnStage';
import {resumeExperience} from '../fixtures/site/src/data/resumeExperience';
import {contrast, storeMode} from '../support/accessibility';
import {expect, test, visit} from '../support/test';

test('a video loads only when it is played, and takes the focus', async ({page}) => {
  const film = mediaOnStage.find(({video}) => video);
  const requested: string[] = [];
  await page.route('https://www.youtube-nocookie.com/embed/**', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({contentType: 'text/html', body: '<title>A player</title>'});
  });
  await visit(page, '/media/on-stage');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const main = page.getByRole('main');
  await expect(main.locator('iframe')).toHaveCount(0);
  expect(requested).toEqual([]);
  await main.getByRole('button', {name: `Play ${film?.title}`}).press('Enter');
  await expect(main.locator('iframe')).toHaveAttribute('title', new RegExp(`^${film?.title}`));
  await expect(main.locator('iframe')).toBeFocused();
  await expect.poll(() => requested).toEqual([`/embed/${film?.video?.id}`]);
});

test('in dark mode, too, the resume prints dark text on white, without navigation, and splits no entry across pages', async ({
  page,
}) => {
  await storeMode(page, 'dark');
  await visit(page, '/resume/experience');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveCount(0);
  for (const role of ['contentinfo', 'complementary', 'button', 'searchbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('navigation', {name: 'On this page'}).getByRole('link')).toHaveCount(
    0,
  );
  const main = page.getByRole('main');
  const texts = main.locator('h1, h2, p, li, a:not(.hash-link), span').filter({visible: true});
  for (const text of await texts.all()) {
    const {ground, ratio} = await contrast(text);
    expect(ground, await text.innerText()).toBeGreaterThan(0.9);
    expect(ratio, await text.innerText()).toBeGreaterThan(7);
  }
  for (const {id} of resumeExperience) {
    await expect(main.locator(`li[id="${id}"]`)).toHaveCSS('break-inside', 'avoid');
  }
  await expect(main.getByRole('heading', {level: 2}).first()).toHaveCSS('break-after', 'avoid');
});
