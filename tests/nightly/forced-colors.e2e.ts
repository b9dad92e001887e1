import type {Locator} from '@playwright/test';
import sharp from 'sharp';
import {contrast} from '../../src/lib/colors';
import {newest} from '../support/blogPosts';
import {searchFor} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

/** A window of 1280 by 800, zoomed to 200 %. */
test.use({viewport: {width: 640, height: 400}});

const STOPS = 25;

for (const path of ['/', '/blog', newest.permalink, '/intelligence', '/chat']) {
  test(`in forced colors and at 200 %, ${path} fits and shows the focus at every tab stop`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    const marked: string[] = [];
    const unmarked: string[] = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const {name, isMarked, isOwn} = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const {outlineStyle, outlineWidth} = getComputedStyle(element);
        return {
          name: element.outerHTML.slice(0, 120),
          // Shadows are not drawn in forced colors.
          isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
          // Inside a frame, the focus style is the frame's.
          isOwn: element !== document.body && element.tagName !== 'IFRAME',
        };
      });
      if (isOwn) {
        (isMarked ? marked : unmarked).push(name);
      }
    }
    expect(unmarked).toEqual([]);
    expect(new Set(marked).size).toBeGreaterThan(10);
  });
}

/** Colors of an element as rendered, most frequent first. */
async function drawnColors(element: Locator): Promise<readonly string[]> {
  const {data} = await sharp(await element.screenshot({animations: 'disabled'}))
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const color = data.subarray(at, at + 3).toString('hex');
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
}

/** Highest contrast of a color with any of the others. */
function contrastOf(ground = '', others: readonly string[]): number {
  return Math.max(...others.map((color) => contrast(`#${ground}`, `#${color}`)));
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in ${colorScheme} forced colors`, () => {
    test.use({forcedColors: 'active', colorScheme, viewport: {width: 1280, height: 800}});

    test('matched words in search results are legible, and the selected hit is distinguishable', async ({
      page,
    }) => {
      await visit(page, '/');
      const hits = await searchFor(page, 'tide');
      const [selected, other] = [hits.nth(0), hits.nth(1)];
      await expect(selected).toHaveAttribute('aria-selected', 'true');
      for (const hit of [selected, other]) {
        const [ground, ...letters] = await drawnColors(hit.locator('mark').first());
        expect(contrastOf(ground, letters)).toBeGreaterThan(4.5);
      }
      expect((await drawnColors(selected))[0]).not.toBe((await drawnColors(other))[0]);
    });

    test('days without posts and days of each shade are distinguishable', async ({page}) => {
      await visit(page, '/');
      const square = page.locator('[data-day]:visible').first();
      const looks = [];
      for (const shade of ['1', '2', '3', '4']) {
        await square.evaluate((element, value) => {
          element.setAttribute('data-shade', value);
        }, shade);
        looks.push((await square.screenshot()).toString('base64'));
      }
      await square.evaluate((element) => {
        element.style.visibility = 'hidden';
      });
      const box = await square.evaluate((element) => element.getBoundingClientRect().toJSON());
      looks.push((await page.screenshot({clip: box as DOMRect})).toString('base64'));
      expect(new Set(looks).size).toBe(looks.length);
    });
  });
}
