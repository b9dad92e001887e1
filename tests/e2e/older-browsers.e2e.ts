import {navbar} from '../support/frame';
import {askChat, ANSWERABLE} from '../support/chatPage';
import {FREQUENT_WORD, searchFor} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

/** Deletes functions that the oldest browsers of the `browserslist` lack. Runs in the page. */
function removeFunctions(): void {
  const missing: readonly (readonly [object | undefined, string])[] = [
    [URL, 'canParse parse'],
    [Promise, 'withResolvers try'],
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Array, 'fromAsync'],
    [AbortSignal, 'any'],
    [RegExp, 'escape'],
    [Intl, 'Segmenter DurationFormat'],
    [Set.prototype, 'union intersection difference isSubsetOf isSupersetOf isDisjointFrom'],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      'map filter some every find reduce toArray take drop flatMap forEach',
    ],
    [String.prototype, 'isWellFormed toWellFormed'],
    [Element.prototype, 'checkVisibility'],
    [HTMLElement.prototype, 'popover showPopover hidePopover togglePopover'],
    [Document.prototype, 'startViewTransition'],
    [window, 'requestIdleCallback cancelIdleCallback scheduler navigation'],
  ];
  for (const [owner, names] of missing) {
    for (const name of names.split(' ')) {
      Reflect.deleteProperty(owner ?? {}, name);
    }
  }
  const {querySelector} = Document.prototype;
  Document.prototype.querySelector = function (selector: string) {
    // Browsers ignore unknown selectors in `:is()` and `:where()`; elsewhere, such a selector is an error.
    if (/(?<!:is\(.*):popover-open/.test(selector)) {
      throw new SyntaxError(`'${selector}' is not a valid selector`);
    }
    return querySelector.call(this, selector) as Element | null;
  };
}

test.use({popupSeen: false, allowedErrors: [/X-Frame-Options/]});

// Uncaught and logged errors fail a test; React logs the error of a page that crashes.
test.beforeEach(({page}) => page.addInitScript(removeFunctions));

test('pages, search and chat work without functions that older browsers lack', async ({page}) => {
  for (const path of ['/', '/blog/reading-a-tide-table', '/intelligence', '/books/to-read']) {
    await visit(page, path);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  await expect(await searchFor(page, FREQUENT_WORD)).not.toHaveCount(0);
  await visit(page, '/chat');
  await expect(await askChat(page, ANSWERABLE.question)).toContainText(ANSWERABLE.sentence);
});

test('the keyboard moves through the mobile menu in older browsers', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/blog');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(navbar(page).locator('.navbar-sidebar')).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(1);
});
