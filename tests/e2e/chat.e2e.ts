import {questions} from '../../src/data/questions';
import {askChat, chatPage, UNWRITTEN, VESTING} from '../support/chatPage';
import {expect, test, visit} from '../support/test';

test.describe('an answer', () => {
  test('has sentences with citations, sources and posts to read next', async ({page}) => {
    await visit(page, '/chat');
    const turn = await askChat(page, VESTING);
    const marks = turn.getByRole('link', {name: /^1, source: /});
    await expect(marks.first()).toHaveAttribute('href', /^\/blog\/[^#]+#/);
    const sources = turn.getByRole('group', {name: 'Sources'}).getByRole('link');
    await expect(sources.first()).toHaveAttribute('href', /^\/blog\//);
    await expect(turn.getByRole('group', {name: 'Read next'}).getByRole('link')).not.toHaveCount(0);
    await expect(turn).toContainText('Asked: the posts');
  });

  test('opens its citation on the very sentence', async ({page}) => {
    await visit(page, '/chat');
    const turn = await askChat(page, VESTING);
    const mark = turn.getByRole('link', {name: /^1, source: /}).first();
    const href = (await mark.getAttribute('href')) ?? '';
    await mark.click();
    await expect(page).toHaveURL((url) => url.pathname === href.split('#')[0]);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('to what was not written about says so and offers the nearest posts', async ({page}) => {
    await visit(page, '/chat');
    const turn = await askChat(page, UNWRITTEN);
    await expect(turn).toContainText('This has not been written about yet');
    await expect(turn.getByRole('group', {name: 'Sources'})).toHaveCount(0);
    for (const link of await turn.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^\//);
    }
  });

  test('can be copied with its sources, and its question as a link', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/chat');
    const turn = await askChat(page, VESTING);
    await turn.getByRole('button', {name: 'Copy answer'}).click();
    await expect(page.getByText('The answer is copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\[1\][^]*\n\[1\] .+ https?:\/\/\S+\/blog\/\S+$/m);
    await turn.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([link.pathname, link.searchParams.get('q')]).toEqual(['/chat', VESTING]);
  });

  test('can be asked for again, in its place', async ({page}) => {
    const {turns, field} = chatPage(page);
    await visit(page, '/chat');
    const turn = await askChat(page, VESTING);
    await turn.getByRole('button', {name: 'Retry'}).click();
    await turn.getByRole('button', {name: 'Retry'}).waitFor();
    await expect(turns).toHaveCount(1);
    await expect(field).toBeFocused();
  });

  test('is announced once: nothing but a finished answer is live', async ({page}) => {
    const {log} = chatPage(page);
    await visit(page, '/chat');
    await expect(log).toHaveAttribute('aria-relevant', 'additions');
    const turn = await askChat(page, VESTING);
    const live = await turn.evaluate((article) =>
      [...article.querySelectorAll('p, button, li')]
        .filter((element) => !element.closest('[aria-live=off]'))
        .map((element) => element.textContent),
    );
    expect(live).toHaveLength(1);
    await page.reload();
    await expect(turn).toBeVisible();
    const liveAfter = await turn.evaluate((article) =>
      [...article.querySelectorAll('p')].every((element) => element.closest('[aria-live=off]')),
    );
    expect(liveAfter).toBe(true);
  });

  test('stands in the page as a whole under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, '/chat');
    const turn = await askChat(page, VESTING);
    const moving = await turn.evaluate((article) => article.getAnimations({subtree: true}).length);
    expect(moving).toBe(0);
  });
});

test.describe('the field', () => {
  test('asks on Enter, keeps the focus and brings earlier inputs back', async ({page}) => {
    const {field} = chatPage(page);
    await visit(page, '/chat');
    await askChat(page, VESTING);
    await askChat(page, UNWRITTEN);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await field.pressSequentially('draft');
    await field.press('ArrowUp');
    await expect(field).toHaveValue(UNWRITTEN);
    await field.press('ArrowUp');
    await expect(field).toHaveValue(VESTING);
    await field.press('ArrowUp');
    await expect(field).toHaveValue(VESTING);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(field).toHaveValue('draft');
  });

  test('takes 500 characters and asks nothing when it is empty', async ({page}) => {
    const {field, ask, turns} = chatPage(page);
    await visit(page, '/chat');
    await field.fill('   ');
    await ask.click();
    await expect(turns).toHaveCount(0);
    await expect(field).toHaveAttribute('maxlength', '500');
  });

  test('fetches engine and index when it is used, and nothing of them before', async ({page}) => {
    const {field} = chatPage(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await visit(page, '/chat');
    await page.waitForLoadState('networkidle');
    const isIndex = (url: string) => /\.(json|deflate)$/.test(new URL(url).pathname);
    expect(fetched.filter(isIndex)).toEqual([]);
    await field.focus();
    await expect.poll(() => fetched.filter(isIndex).length).toBeGreaterThan(0);
  });
});

test.describe('commands', () => {
  test('/help lists them, and an unknown one leads there', async ({page}) => {
    const {field, log} = chatPage(page);
    await visit(page, '/chat');
    await field.fill('/foo');
    await expect(page.getByText('No such command.')).toBeVisible();
    await field.press('Enter');
    await expect(log.getByText('There is no command /foo.')).toBeVisible();
    await field.fill('/help');
    await field.press('Enter');
    for (const name of ['/help', '/clear', '/sources', '/model']) {
      await expect(log.getByRole('term').filter({hasText: name})).toBeVisible();
    }
  });

  test('are completed by Tab, which otherwise moves on', async ({page}) => {
    const {field} = chatPage(page);
    await visit(page, '/chat');
    await field.fill('/so');
    await field.press('Tab');
    await expect(field).toHaveValue('/sources');
    await expect(field).toBeFocused();
    await field.press('Tab');
    await expect(page.getByRole('button', {name: 'Ask'})).toBeFocused();
  });

  test('/sources repeats the sources of the last answer', async ({page}) => {
    const {field, turn} = chatPage(page);
    await visit(page, '/chat');
    await field.fill('/sources');
    await field.press('Enter');
    await expect(turn('/sources')).toContainText('No answer has any sources yet');
    const answered = await askChat(page, VESTING);
    const expected = await answered
      .getByRole('group', {name: 'Sources'})
      .getByRole('link')
      .allInnerTexts();
    await field.fill('/sources');
    await field.press('Enter');
    const listed = turn('/sources').last().getByRole('link');
    await expect(listed).toHaveCount(expected.length);
    expect(await listed.allInnerTexts()).toEqual(expected);
  });

  test('/model leads to the settings', async ({page}) => {
    const {field, model} = chatPage(page);
    await visit(page, '/chat');
    await field.fill('/model');
    await field.press('Enter');
    await expect(model.getByRole('radio', {name: 'Posts only'})).toBeFocused();
    await expect(model).toBeInViewport();
  });

  test('/clear deletes the conversation for good', async ({page}) => {
    const {field, turns, stored} = chatPage(page);
    await visit(page, '/chat');
    await askChat(page, VESTING);
    expect(await stored()).toContain(VESTING);
    await field.fill('/clear');
    await field.press('Enter');
    await expect(turns).toHaveCount(0);
    expect(await stored()).toBeNull();
    await page.reload();
    await expect(page.getByRole('region', {name: questions[0].topic})).toBeVisible();
    await expect(turns).toHaveCount(0);
  });
});
