import {pageTypes} from '../support/routes';
import {expect, test, visit} from '../support/test';
import {FEED, PROXY, TAPE_SCRIPT} from '../support/thirdParties';

const WITHOUT_STORAGE = {
  'throws when it is touched': () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'refuses to be written': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'refuses to be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.setItem = Storage.prototype.getItem;
  },
  'is missing': () => {
    Object.defineProperty(window, 'localStorage', {configurable: true, value: null});
  },
} as const;

test.describe('local storage', () => {
  test.use({allowedConsole: [/status of 404/], popupSeen: false});

  for (const [name, breakStorage] of Object.entries(WITHOUT_STORAGE)) {
    test(`that ${name} costs one warning a page and nothing else`, async ({page}) => {
      test.slow();
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(message.text());
        }
      });
      await page.addInitScript(breakStorage);
      for (const [index, path] of pageTypes.entries()) {
        await visit(page, path);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect(warnings, path).toHaveLength(index + 1);
        expect(warnings.at(-1)).toContain('Local storage is not available');
      }
    });
  }

  test('that throws leaves the toggle, the announcement and the pop-up working', async ({page}) => {
    await page.addInitScript(WITHOUT_STORAGE['throws when it is touched']);
    await visit(page, '/blog/an-agent-is-a-loop');
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: 'Close'}).click();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 4000);
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    await popup.getByRole('button', {name: 'Close'}).click();
    await page.mouse.wheel(0, -500);
    await page.mouse.wheel(0, 500);
    await expect(popup).toHaveCount(0);
  });
});

test.describe('errors of scripts', () => {
  test.use({allowedPageErrors: [/ours/]});

  test('foreign ones without a place are silenced, our own are not', async ({page}) => {
    await visit(page, '/');
    const heard = await page.evaluate(() => {
      const messages: string[] = [];
      window.addEventListener('error', (event) => messages.push(event.message));
      const foreign = new ErrorEvent('error', {message: 'Script error.', cancelable: true});
      window.dispatchEvent(foreign);
      const placed = new ErrorEvent('error', {
        message: 'Script error.',
        filename: '/assets/js/main.js',
        lineno: 3,
        cancelable: true,
      });
      window.dispatchEvent(placed);
      window.dispatchEvent(
        new ErrorEvent('error', {message: 'Error: ours', filename: '/main.js', lineno: 1}),
      );
      return {messages, silenced: foreign.defaultPrevented, kept: !placed.defaultPrevented};
    });
    expect(heard).toEqual({
      messages: ['Script error.', 'Error: ours'],
      silenced: true,
      kept: true,
    });
  });
});

test.describe('with every third party blocked', () => {
  test('the home page fails no request of its own and logs no error of its own', async ({
    page,
    baseURL,
  }) => {
    for (const pattern of [FEED, PROXY, TAPE_SCRIPT]) {
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
    await expect.poll(() => failed.length).toBeGreaterThanOrEqual(3);
    expect(failed.filter((url) => url.startsWith(baseURL ?? ''))).toEqual([]);
  });
});

test('no analytics script is asked for while no id is set', async ({page}) => {
  await visit(page, '/');
  await expect(page.locator('script[data-domain], script[src*="gtm.js"]')).toHaveCount(0);
});
