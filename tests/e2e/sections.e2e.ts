import {mediaOnStage} from '../fixtures/site/src/data/mediaOnStage';
import {mediaProductVideos} from '../fixtures/site/src/data/mediaProductVideos';
import {resumeExperience} from '../fixtures/site/src/data/resumeExperience';
import {storeMode} from '../support/accessibility';
import {expect, test, visit} from '../support/test';

for (const [path, list, player] of [
  ['/media/on-stage', mediaOnStage, 'https://www.youtube-nocookie.com/embed/'],
  ['/media/product-videos', mediaProductVideos, 'https://player.vimeo.com/video/'],
] as const) {
  test(`a video loads only when it is played, and takes the focus: ${path}`, async ({page}) => {
    // The first entry of the fixture is an example without a video.
    const [, {title, video}] = list;
    const requested: string[] = [];
    await page.route(`${player}**`, (route) => {
      requested.push(route.request().url().replace(/\?.*/, ''));
      return route.fulfill({contentType: 'text/html', body: '<title>A player</title>'});
    });
    await visit(page, path);
    // A video must not load because it comes into view.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const frame = page.getByRole('main').locator('iframe');
    await expect(frame).toHaveCount(0);
    expect(requested).toEqual([]);
    await page.getByRole('button', {name: `Play ${title}`}).press('Enter');
    await expect(frame).toHaveAttribute('title', new RegExp(`^${title}`));
    await expect(frame).toBeFocused();
    await expect.poll(() => requested).toEqual([player + video?.id]);
  });
}

test('the resume prints dark on white, without navigation or split entries', async ({page}) => {
  await storeMode(page, 'dark');
  await visit(page, '/resume/experience');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveCount(0);
  for (const role of ['contentinfo', 'complementary', 'button', 'searchbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const main = page.getByRole('main');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const texts = main.locator('h1, h2, p, li, a:not(.hash-link), span').filter({visible: true});
  const colors = await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).color));
  // Black, or the gray of details.
  expect(colors.filter((color) => !/^rgb\((?:0, 0, 0|51, 51, 51)\)$/.test(color))).toEqual([]);
  for (const {id} of resumeExperience) {
    await expect(main.locator(`li[id="${id}"]`)).toHaveCSS('break-inside', 'avoid');
  }
  await expect(main.getByRole('heading', {level: 2}).first()).toHaveCSS('break-after', 'avoid');
});
