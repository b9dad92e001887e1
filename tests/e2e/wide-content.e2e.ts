import {foreignTest} from '../support/servedSites';
import {FOREIGN_BASE} from '../support/sites';
import {expect, test, visit} from '../support/test';

/**
 * Returns the problems of the current page: content that is wider than the window, and boxes that
 * scroll sideways but cannot be reached by keyboard, have no name, or lack the shadow that hints at
 * scrolling. Runs in the browser.
 */
function overflowProblems(): string[] {
  const root = document.scrollingElement ?? document.documentElement;
  const name = (element: Element) => element.outerHTML.slice(0, 80);
  const overflow = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} wide`] : [];
  const scrolling = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth &&
      /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
  return [
    ...overflow,
    ...scrolling.flatMap((element) => [
      ...(element.tabIndex < 0 ? [`no focus: ${name(element)}`] : []),
      ...(element.tagName !== 'PRE' && !element.ariaLabel ? [`no name: ${name(element)}`] : []),
      ...(getComputedStyle(element).backgroundImage.includes('gradient')
        ? []
        : [`no hint: ${name(element)}`]),
    ]),
    // Otherwise, the page would not test anything.
    ...(scrolling.length < 2 ? ['fewer than two boxes scroll'] : []),
  ];
}

/** Returns two aspect ratios of each frame and video: on the screen, and by its attributes. */
function aspectRatios(): [onScreen: number, byAttributes: number][] {
  const framed = document.querySelectorAll<HTMLElement>(
    'main :is(iframe, video, object, embed)[width][height]',
  );
  return [...framed].map((element) => {
    const {width, height} = element.getBoundingClientRect();
    return [
      width / height,
      Number(element.getAttribute('width')) / Number(element.getAttribute('height')),
    ];
  });
}

const PAGES = [
  [test, ['/about-this-site', '/books/how-this-shelf-works', '/blog/a-very-wide-note']],
  [foreignTest, [`${FOREIGN_BASE}blog/wide-things`]],
] as const;

for (const [testOfSite, paths] of PAGES) {
  testOfSite(
    `on a phone, wide content scrolls, and frames keep their proportions: ${paths[0]}`,
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 800});
      for (const path of paths) {
        await visit(page, path);
        await expect.poll(() => page.evaluate(overflowProblems), path).toEqual([]);
        for (const [onScreen, byAttributes] of await page.evaluate(aspectRatios)) {
          expect(onScreen, path).toBeCloseTo(byAttributes, 1);
        }
      }
    },
  );
}

foreignTest('a post with its own style and script hydrates without an error', async ({page}) => {
  // The test fixture fails on any error in the console.
  await visit(page, `${FOREIGN_BASE}blog/commonmark`);
  await expect(page.locator('article :is(style, script)')).toHaveCount(2);
});

test('letters in plots and diagrams are at least 11 pixels high on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const path of ['/blog/reading-a-tide-table', '/blog/folding-a-letter']) {
    await visit(page, path);
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll<SVGSVGElement>('figure:is(.plot, .diagram) div svg')]
        .filter((svg) => svg.checkVisibility())
        .flatMap((svg) => {
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          return [...svg.querySelectorAll('text')]
            .filter((text) => text.textContent.trim())
            .map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
        }),
    );
    expect(heights.length, path).toBeGreaterThan(0);
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(11);
  }
});

foreignTest('on a phone, long titles and tags do not make lists too wide', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  for (const path of ['', 'blog', 'blog/archive', 'blog/tags', 'blog/long-tags', 'intelligence']) {
    await page.goto(FOREIGN_BASE + path);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(widest, path).toBeLessThanOrEqual(320);
  }
});
