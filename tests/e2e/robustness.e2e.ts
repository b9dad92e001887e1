import {pageTypes} from '../support/routes';
import {WITHOUT_STORAGE, expect, test, visit} from '../support/test';
import {COUNTERS, FEED, PROXY, TAPE_SCRIPT} from '../support/thirdParties';

const halves = [0, 1].map((half) => pageTypes.filter((_path, index) => index % 2 === half));

test.describe('every type of page', () => {
  test.use({allowedConsole: [/status of 404/]});

  for (const [half, paths] of halves.entries()) {
    test(`comes to life in the browser without a fault, part ${half + 1}`, async ({page}) => {
      // A dozen first visits one after the other.
      test.slow();
      for (const path of paths) {
        await visit(page, path);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''));
      }
    });
  }
});

test.describe('without local storage', () => {
  test.use({popupSeen: false});

  test('a reader is warned in the console, and toggle, announcement and pop-up work', async ({
    page,
    context,
  }) => {
    const warnings: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    const {'throws when it is touched': throwing, ...others} = WITHOUT_STORAGE;
    await page.addInitScript(throwing);
    await visit(page, '/blog/a-very-wide-note');
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const announcement = page
      .getByRole('region', {name: /announcement/i})
      .or(page.getByRole('banner'));
    await announcement.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toHaveCount(0);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 4000);
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    await popup.getByRole('button', {name: 'Close'}).click();
    await expect(popup).toHaveCount(0);
    await page.mouse.wheel(0, -500);
    await page.mouse.wheel(0, 500);
    await expect(popup).toHaveCount(0);

    for (const breakStorage of Object.values(others)) {
      const tab = await context.newPage();
      await tab.addInitScript(breakStorage);
      await visit(tab, '/blog/archive');
      await expect(tab.getByRole('heading', {level: 1})).toBeVisible();
      await tab.close();
    }
    expect(warnings).toHaveLength(1 + Object.keys(others).length);
    expect(warnings.filter((text) => !/storage is not available/i.test(text))).toEqual([]);
  });
});

test.describe('what goes wrong elsewhere', () => {
  test.use({allowedPageErrors: [/ours/]});

  test('costs the page nothing: third parties that are blocked, scripts of others that fail', async ({
    page,
    baseURL,
  }) => {
    for (const pattern of [FEED, PROXY, TAPE_SCRIPT, COUNTERS]) {
      await page.route(pattern, (route) => route.abort('blockedbyclient'));
    }
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    page.on('response', (response) => {
      if (response.status() >= 400) {
        failed.push(response.url());
      }
    });
    await visit(page, '/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The feed itself, by its proxy, the tape and the two counters.
    await expect.poll(() => new Set(failed).size).toBeGreaterThanOrEqual(5);
    expect(failed.filter((url) => url.startsWith(baseURL ?? ''))).toEqual([]);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    const heard = await page.evaluate(() => {
      const messages: string[] = [];
      window.addEventListener('error', (event) => messages.push(event.message));
      const send = (init: ErrorEventInit) => {
        const event = new ErrorEvent('error', {...init, cancelable: true});
        window.dispatchEvent(event);
        return event.defaultPrevented;
      };
      const place = {filename: '/assets/js/main.js', lineno: 3};
      const silenced = [
        send({message: 'Script error.'}),
        send({message: 'Script error.', ...place}),
        send({message: 'Error: ours', ...place}),
      ];
      return {messages, silenced};
    });
    expect(heard).toEqual({
      messages: ['Script error.', 'Error: ours'],
      silenced: [true, false, false],
    });
  });
});
