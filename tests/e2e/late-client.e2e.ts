import type {Page} from '@playwright/test';
import {holdScripts, recordScripts} from '../support/scripts';
import {expect, hydrated, test} from '../support/test';

test('a page loads its scripts only on the first interaction', async ({page}) => {
  const {run} = recordScripts(page);
  // A pointer that rests on the new page is not an interaction.
  await page.mouse.move(100, 100, {steps: 5});
  await page.goto('/blog');
  expect(run).toEqual([]);
  const scripts = await holdScripts(page);
  // Several steps, because a first event that reports no movement does not count as an interaction.
  await page.mouse.move(120, 100, {steps: 5});
  await expect.poll(() => run.length).toBeGreaterThan(2);
  await scripts.letThrough();
  await hydrated(page);
});

/** An interaction before any script has loaded, and a check of its effect after hydration. */
type FirstInteraction = {readonly name: string; readonly address: string} & Record<
  'act' | 'expectEffect',
  (page: Page) => Promise<void>
>;

const FIRST_INTERACTIONS: readonly FirstInteraction[] = [
  {
    name: 'a click on the color mode toggle, which is disabled in the HTML',
    address: '/subscribe',
    async act(page) {
      const box = await page.getByRole('button', {name: /Switch between dark/}).boundingBox();
      await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    },
    expectEffect: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'light'),
  },
  {
    name: 'Enter on the skip link of a page whose sidebar comes before its content',
    address: '/blog',
    async act(page) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
    async expectEffect(page) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('searchbox', {name: 'Filter posts'})).toBeFocused();
    },
  },
];

for (const {name, address, act, expectEffect} of FIRST_INTERACTIONS) {
  test(`before any script has loaded: ${name} is replayed once`, async ({page}) => {
    const scripts = await holdScripts(page);
    // A held request may delay the load event.
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    await act(page);
    await scripts.letThrough();
    await expectEffect(page);
    await expect(page.locator('[data-held]')).toHaveCount(0);
  });
}

test.describe('when a script fails to load', () => {
  test.use({allowedConsole: [/^Failed to load resource/]});

  test('the page says so, stays readable, and works after Retry @engines', async ({page}) => {
    let isBlocked = true;
    await page.route('**/assets/js/main.*', (route) =>
      isBlocked ? route.abort() : route.fallback(),
    );
    await page.goto('/blog/iron-gall-ink');
    await page.mouse.move(100, 100, {steps: 5});
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
    // This retry must fail before requests are let through; otherwise, it might succeed.
    const failed = page.waitForEvent('requestfailed', (request) => /main\./.test(request.url()));
    await alert.getByRole('button', {name: 'Retry'}).click();
    await failed;
    await expect(alert).toBeVisible();
    isBlocked = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(alert).toHaveCount(0);
  });

  test('a script missing since a newer deployment causes one reload of the page', async ({
    page,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      documents += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
    });
    await page.route('**/assets/js/main.*', (route) => route.fulfill({status: 404}));
    await page.goto('/subscribe');
    await page.mouse.move(100, 100, {steps: 5});
    await expect.poll(() => documents).toBe(2);
    // The pointer may still move over the old page.
    await expect(async () => {
      await page.mouse.move(100, 100);
      await page.mouse.move(120, 120, {steps: 5});
      await expect(page.getByRole('alert')).toBeVisible({timeout: 1000});
    }).toPass();
    expect(documents).toBe(2);
  });
});

test.describe('visible links', () => {
  test.use({prefetches: true});

  test('an idle page fetches the shared scripts without running them, and other pages only after an interaction', async ({
    page,
  }) => {
    const {run, prefetched} = recordScripts(page);
    await page.goto('/blog/tags');
    await expect.poll(() => prefetched.length).toBe(2);
    expect(prefetched.every((file) => /\/(?:runtime~)?main\./.test(file))).toBe(true);
    expect(run).toEqual([]);
    await hydrated(page);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          let frames = 0;
          const count = () => (++frames < 20 ? requestAnimationFrame(count) : resolve(frames));
          count();
        }),
    );
    expect(prefetched).toHaveLength(2);
    await page.mouse.move(300, 300, {steps: 5});
    await expect.poll(() => prefetched.length).toBeGreaterThan(2);
  });

  test('an idle page on a slow connection fetches nothing', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => ({effectiveType: '3g'}),
      });
      const setTimer = window.setTimeout;
      window.setTimeout = ((task: () => void, delay?: number) =>
        setTimer(() => {
          task();
          document.documentElement.dataset['waited'] = String(delay);
        }, delay)) as typeof setTimeout;
    });
    const {run, prefetched} = recordScripts(page);
    await page.goto('/blog/tags');
    await page.locator('html[data-waited="2500"]').waitFor({state: 'attached'});
    expect([...run, ...prefetched]).toEqual([]);
  });
});
