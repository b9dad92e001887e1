import {newest} from '../support/blogPosts';
import {expect, test, visit} from '../support/test';

/** A window of 1280 by 800, zoomed to 200 %. */
test.use({viewport: {width: 640, height: 400}});

const STOPS = 25;

for (const path of ['/', '/blog', newest.permalink, '/intelligence', '/chat']) {
  test(`in forced colors and at 200 %, ${path} fits and shows the focus at every stop`, async ({
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
          // Inside a frame it is that one's focus.
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
