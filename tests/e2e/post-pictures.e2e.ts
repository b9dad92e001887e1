import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {posts} from '../support/blogPosts';
import {addresses, builtPages} from '../support/builtPages';
import {pageTypes} from '../support/routes';
import {storeMode} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

const build = path.resolve(__dirname, '../../build');
const PICTURED = '/blog/covers-drawn-from-a-slug';

function metaContent(html: string, name: string): string | undefined {
  const tag = [...html.matchAll(/<meta [^>]*>/g)].find(([meta]) =>
    new RegExp(`(?:property|name)="?${name}["\\s>]`).test(meta),
  );
  return /content=(?:"([^"]*)"|([^\s>]+))/
    .exec(tag?.[0] ?? '')
    ?.slice(1)
    .find(Boolean);
}

test('every page has a card of 1200 × 630 that is there, shown large', async () => {
  const cards = new Set<string>();
  for (const {file, html} of builtPages(build)) {
    if (metaContent(html, 'generator') === undefined) {
      continue;
    }
    expect(metaContent(html, 'twitter:card'), file).toBe('summary_large_image');
    const card = metaContent(html, 'og:image') ?? '';
    expect(card, file).toMatch(/^https:\/\/[^/]+\/img\/cards\/[\w.-]+\.png$/);
    cards.add(new URL(card).pathname);
  }
  expect(cards.size).toBe(posts.length + 1);
  for (const card of cards) {
    const {width, height} = await sharp(path.join(build, card)).metadata();
    expect([card, width, height]).toEqual([card, 1200, 630]);
  }
});

test('no card weighs more than 120 kB, no cover more than 45 kB', () => {
  for (const {permalink} of posts) {
    const html = readFileSync(path.join(build, `${permalink}.html`), 'utf8');
    const card = new URL(metaContent(html, 'og:image') ?? '').pathname;
    expect(readFileSync(path.join(build, card)).length, card).toBeLessThan(120_000);
    const [, cover = ''] = /href="?(\/img\/covers\/[^"#]+)#art/.exec(html) ?? [];
    expect(readFileSync(path.join(build, cover)).length, cover).toBeLessThan(45_000);
  }
});

for (const mode of ['dark', 'light'] as const) {
  test(`a post’s cover is drawn in the colors of the ${mode} mode`, async ({page}) => {
    await storeMode(page, mode);
    await visit(page, '/blog/kelly-without-the-hype-3f9a2c');
    const cover = page.locator('article svg:has(use[href*="/img/covers/"])');
    await expect(cover).toBeVisible();
    const lit = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--site-calendar-lit').trim(),
    );
    const {data} = await sharp(await cover.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({resolveWithObject: true});
    const wanted = [1, 3, 5].map((at) => Number.parseInt(lit.slice(at, at + 2), 16));
    let found = 0;
    for (let at = 0; at < data.length; at += 3) {
      found += Number(wanted.every((value, channel) => data[at + channel] === value));
    }
    expect(found, `pixels of ${lit}`).toBeGreaterThan(50);
  });
}

test('a picture is asked for as AVIF, no larger than its place, and only when near', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/img/pictures/')) {
      asked.push(request.url());
    }
  });
  await page.setViewportSize({width: 390, height: 600});
  await visit(page, PICTURED);
  const image = page.locator('article picture img').first();
  await expect(image).toHaveAttribute('loading', 'lazy');
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/-480\.avif$/);
  await expect
    .poll(() => image.evaluate((e: HTMLImageElement) => e.naturalWidth))
    .toBeGreaterThan(0);
});

test('a press enlarges a picture; Escape gives the focus back', async ({page}) => {
  await visit(page, PICTURED);
  const link = page.getByRole('link', {name: /^Enlarge the picture: ./});
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const small = await link.boundingBox();
  // It has no size before it has come.
  await expect
    .poll(async () => (await dialog.locator('img').boundingBox())?.width)
    .toBeGreaterThan(small?.width ?? Infinity);
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await dialog.locator('img').click();
  await expect(dialog).toBeHidden();
});

test('pictures keep their place while they load', async ({page}) => {
  await visit(page, PICTURED);
  const image = page.locator('article picture img').first();
  const {width, height} = (await image.boundingBox()) ?? {width: 0, height: 0};
  const [ownWidth, ownHeight] = await image.evaluate((e) => [
    Number(e.getAttribute('width')),
    Number(e.getAttribute('height')),
  ]);
  expect(width / height).toBeCloseTo((ownWidth ?? 0) / (ownHeight ?? 1), 1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a picture is shown, and its link opens the file', async ({page}) => {
    await page.goto(PICTURED);
    const link = page.getByRole('link', {name: /^Enlarge the picture: ./});
    await expect(link.locator('img')).toBeVisible();
    expect(await link.getAttribute('href')).toMatch(/^\/img\/pictures\/[\w-]+\.webp$/);
  });

  test('diagrams and formulas are there', async ({page}) => {
    await page.goto('/blog/t-plus-one');
    await expect(page.getByRole('img', {name: /^One trade between two brokers/})).toBeVisible();
    await page.goto('/blog/duration-is-a-lever');
    await expect(page.locator('article math').first()).toBeVisible();
  });
});

test('no address of the built pages leads to a picture that is not there', () => {
  const files = builtPages(build).flatMap(({html}) => addresses(html));
  const pictures = new Set(files.filter((file) => /^\/img\//.test(file)));
  expect(pictures.size).toBeGreaterThan(posts.length);
  for (const file of pictures) {
    expect(() => readFileSync(path.join(build, file.replace(/[?#].*$/, ''))), file).not.toThrow();
  }
});

test('the checks of this file see every type of page', () => {
  const built = new Set(builtPages(build).map(({file}) => `/${file.replace(/\.html$/, '')}`));
  const missing = pageTypes
    .map((each) => each.replace(/\?.*/, ''))
    .filter((each) => each !== '/' && each !== '/no-such-page' && !built.has(each));
  expect(missing).toEqual([]);
});
