import {serveBuild} from '../support/serveBuild';
import {FOREIGN_BASE, foreignBuild} from '../support/sites';
import {storeMode} from '../support/storedMode';
import {expect, test as base, visit} from '../support/test';

const test = base.extend<object, {foreignAddress: string}>({
  foreignAddress: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, provide) => {
      const {address, close} = await serveBuild(foreignBuild);
      await provide(address);
      await close();
    },
    {scope: 'worker'},
  ],
});

/**
 * Returns the problems of the current page: content that is wider than the window, and boxes scrolling
 * sideways that keys cannot reach, that have no name, or no shadow as a hint. Runs in the browser.
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
    ...(scrolling.length < 2 ? ['nothing scrolls'] : []),
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

for (const [width, mode] of [
  [320, 'dark'],
  [390, 'light'],
] as const) {
  test(`at ${width} px in ${mode} mode, pages do not overflow, and boxes that scroll can be focused, have a name and a shadow`, async ({
    page,
    baseURL,
    foreignAddress,
    context,
  }) => {
    await context.route(`${foreignAddress}/**`, (route) => route.continue());
    await page.setViewportSize({width, height: 800});
    await storeMode(page, mode);
    for (const address of [
      `${foreignAddress}${FOREIGN_BASE}blog/wide-things`,
      `${baseURL}/about-this-site`,
      `${baseURL}/books/how-this-shelf-works`,
      `${baseURL}/blog/a-very-wide-note`,
    ]) {
      await visit(page, address);
      await expect.poll(() => page.evaluate(overflowProblems), address).toEqual([]);
      for (const [onScreen, byAttributes] of await page.evaluate(aspectRatios)) {
        expect(onScreen, address).toBeCloseTo(byAttributes, 1);
      }
    }
  });
}

test('a post with its own style and script hydrates without an error', async ({
  page,
  context,
  foreignAddress,
}) => {
  await context.route(`${foreignAddress}/**`, (route) => route.continue());
  await visit(page, `${foreignAddress}${FOREIGN_BASE}blog/commonmark`);
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
