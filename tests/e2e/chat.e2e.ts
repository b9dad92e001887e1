import {questions} from '../fixtures/site/src/data/questions';
import {ANSWERABLE, UNANSWERABLE, answerParts, askChat, chatPage} from '../support/chatPage';
import {expect, test, visit} from '../support/test';

declare global {
  interface Window {
    /** Texts that screen readers have announced. */
    announced: string[];
  }
}

const {question: ASKED, post: POST, heading: HEADING, sentence: SENTENCE} = ANSWERABLE;

/** Records texts that are added to the conversation, except in parts that are not announced. Runs in the browser. */
function recordAnnouncements(): void {
  const silent = '[aria-live=off], [aria-busy=true]';
  window.announced = [];
  new MutationObserver((records) => {
    for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('[role=log]') && !element.closest(silent)) {
        const copy = element.cloneNode(true) as Element;
        copy.querySelectorAll(silent).forEach((part) => part.remove());
        window.announced.push(copy.textContent);
      }
    }
  }).observe(document, {subtree: true, childList: true});
}

test.describe('an answer', () => {
  test('is a whole passage, and its link opens the post at that passage', async ({page}) => {
    const {terminal, turn} = chatPage(page);
    await page.setViewportSize({width: 1280, height: 500});
    await visit(page, '/chat');
    const height = (await terminal.boundingBox())?.height;
    const {passages, readNext} = answerParts(await askChat(page, ASKED));
    await expect(turn(ASKED)).toContainText(SENTENCE);
    await expect(turn(ASKED).locator('mark').first()).toBeVisible();
    await expect(passages.first()).toHaveAttribute('href', new RegExp(`^${POST}#`));
    expect((await terminal.boundingBox())?.height).toBe(height);

    await turn(ASKED)
      .getByRole('link', {name: new RegExp(HEADING)})
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === POST);
    await expect(page.getByRole('paragraph').filter({hasText: SENTENCE})).toBeInViewport();
    await page.goBack();
    await readNext.first().click();
    await expect(page).toHaveURL(/\/blog\//);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('lists posts on request, and a follow-up keeps its context @engines', async ({page}) => {
    await visit(page, '/chat');
    const list = await askChat(page, 'What is your newest post?');
    await expect(list.getByRole('group', {name: 'Posts'}).getByRole('link')).toHaveCount(1);
    const answer = await askChat(page, ASKED);
    const about = await askChat(page, 'Who are you?');
    await expect(about.getByRole('link', {name: 'About this site'})).toBeVisible();
    const followUp = await askChat(page, 'And why does it turn black?');
    const {passages} = answerParts(followUp);
    await expect(passages.first()).toHaveAttribute('href', new RegExp(`^${POST}`));
    await answer.getByRole('link', {name: 'on the map'}).click();
    await expect(page).toHaveURL(/\/intelligence\?post=/);
  });

  test('is announced once, and after a reload only if it is retried', async ({page}) => {
    const {turn} = chatPage(page);
    const announced = async () =>
      (await page.evaluate(() => window.announced)).filter((text) => text.includes(SENTENCE));
    await page.addInitScript(recordAnnouncements);
    await visit(page, '/chat');
    await askChat(page, ASKED);
    expect(await announced()).toEqual([expect.not.stringContaining('Retry')]);
    await page.reload();
    await expect(turn(ASKED)).toContainText(SENTENCE);
    expect(await announced()).toEqual([]);
    await answerParts(turn(ASKED)).retry.click();
    await expect.poll(announced).toHaveLength(1);
  });

  test('can be copied with its sources, shared as a link and retried', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {turns, field} = chatPage(page);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await visit(page, '/chat');
    const turn = await askChat(page, ASKED);
    await turn.getByRole('button', {name: 'Copy answer'}).click();
    await expect.poll(copied).toContain(SENTENCE);
    expect(await copied()).toMatch(/\n\[1\] .+ https?:\/\/\S+\/blog\/\S+$/m);
    await turn.getByRole('button', {name: 'Copy link'}).click();
    await expect.poll(copied).toMatch(/^https?:\S+$/);
    const link = new URL(await copied());
    expect([link.pathname, link.searchParams.get('q')]).toEqual(['/chat', ASKED]);
    const {retry} = answerParts(turn);
    await retry.click();
    await retry.waitFor();
    await expect(turns).toHaveCount(1);
    await expect(field).toBeFocused();
  });
});

test('the question in /chat?q= is asked once and removed from the URL', async ({page}) => {
  const {turn, turns} = chatPage(page);
  await visit(page, `/chat?q=${encodeURIComponent(ASKED)}`);
  await answerParts(turn(ASKED)).retry.waitFor();
  await expect(page).toHaveURL('/chat');
  await page.reload();
  await expect(turn(ASKED)).toBeVisible();
  await page.getByRole('link', {name: 'Intelligence', exact: true}).first().click();
  await expect(page).toHaveURL('/intelligence');
  await page.goBack();
  await answerParts(turn(ASKED)).retry.waitFor();
  await expect(turns).toHaveCount(1);
  await askChat(page, UNANSWERABLE);
  await page.reload();
  await expect(turns).toHaveCount(2);
});

test('tabs share a conversation, which can be cleared for good', async ({page, context}) => {
  const {turns, clear} = chatPage(page);
  await visit(page, '/chat');
  const other = await context.newPage();
  await visit(other, '/chat');
  await askChat(page, UNANSWERABLE);
  await other.goto('/about-this-site');
  await page.reload();
  await expect(turns).toHaveCount(1);

  await visit(other, '/chat');
  await expect(chatPage(other).turns).toHaveCount(1);
  await clear.click();
  await expect(turns).toHaveCount(0);
  await expect(chatPage(other).turns).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', {name: questions[0].text})).toBeVisible();
  await expect(turns).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(UNANSWERABLE);
});
