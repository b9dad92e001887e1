import {expectAccessible} from '../support/accessibility';
import {answerParts, askChat, chatPage, ANSWERABLE, UNANSWERABLE} from '../support/chatPage';
import {recordRequests} from '../support/scripts';
import {INDEX} from '../support/searchModal';
import {expect, test, visit} from '../support/test';

const {question: ASKED} = ANSWERABLE;

test('the keyboard can ask, scroll, recall questions, and reach the settings', async ({page}) => {
  const {field, log, modelSettings, turn} = chatPage(page);
  const {keyboard} = page;
  await visit(page, '/chat');
  await field.focus();
  for (const question of [ASKED, UNANSWERABLE]) {
    await keyboard.type(question);
    await keyboard.press('Enter');
    await answerParts(turn(question)).retry.waitFor();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  }
  await keyboard.type('draft');
  for (const [key, value] of [
    ['ArrowUp', UNANSWERABLE],
    ['ArrowUp', ASKED],
    ['ArrowUp', ASKED],
    ['ArrowDown', UNANSWERABLE],
    ['ArrowDown', 'draft'],
  ] as const) {
    await keyboard.press(key);
    await expect(field).toHaveValue(value);
  }

  // The log scrolls, and its buttons can be reached from the field.
  await keyboard.press('Shift+Tab');
  const {retry} = answerParts(turn(UNANSWERABLE));
  await expect(retry).toBeFocused();
  await log.focus();
  // Scrolls up first: at the end of the log, the End key would scroll the page.
  await keyboard.press('Home');
  await expect.poll(() => log.evaluate(({scrollTop}) => scrollTop)).toBe(0);
  await keyboard.press('End');
  await expect(retry).toBeInViewport();

  const choice = modelSettings.getByRole('radio', {name: 'Pages only'});
  await page.getByRole('button', {name: 'Model', exact: true}).press('Enter');
  await expect(choice).toBeFocused();
  await expect(modelSettings).toBeInViewport();
});

test.describe('when the index cannot be loaded', () => {
  test.use({allowedErrors: [/Failed to load resource/, /ERR_FAILED/]});

  test('the answer says so, and Retry works once the network is back', async ({page}) => {
    const {field, turn} = chatPage(page);
    const requested = recordRequests(page, /\/search\/.*\.json/);
    await page.route(INDEX, (route) => route.abort());
    await visit(page, '/chat');
    // Opening the page does not load the index.
    expect(requested).toEqual([]);
    await field.fill(ASKED);
    await field.press('Enter');
    const {retry, passages} = answerParts(turn(ASKED));
    await expect(turn(ASKED)).toContainText('could not be loaded');
    await page.unroute(INDEX);
    await retry.click();
    await expect(passages.first()).toBeVisible();
    await expect(field).toBeFocused();
  });
});

test('answers fit a narrow screen, pass axe and respect reduced motion', async ({page}) => {
  const {modelSettings, ask, log} = chatPage(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 320, height: 800});
  await visit(page, '/chat');
  const turn = await askChat(page, ASKED);
  expect(await turn.evaluate((part) => part.getAnimations({subtree: true}).length)).toBe(0);
  await askChat(page, UNANSWERABLE);
  await modelSettings.getByRole('radio', {name: 'Your own server'}).check();
  await ask.scrollIntoViewIfNeeded();
  await expect(ask).toBeInViewport({ratio: 1});
  for (const part of [page.locator('html'), log]) {
    const overflow = () => part.evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({width: 1280, height: 800});
  await expectAccessible(page, 'main');
});
