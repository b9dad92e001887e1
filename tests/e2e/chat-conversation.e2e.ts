import {questions} from '../../src/data/questions';
import {askChat, chatPage, UNWRITTEN, VESTING} from '../support/chatPage';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {expect, test, visit} from '../support/test';

test.describe('the conversation', () => {
  test('outlives a reload, a walk through the site and a click on a citation', async ({page}) => {
    const {turn, turns} = chatPage(page);
    await visit(page, '/chat');
    await askChat(page, VESTING);
    await page.reload();
    await expect(turn(VESTING)).toBeVisible();
    await turn(VESTING).getByRole('group', {name: 'Read next'}).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\//);
    await page.goBack();
    await expect(turn(VESTING)).toBeVisible();
    await turn(VESTING)
      .getByRole('link', {name: /^1, source: /})
      .first()
      .click();
    await expect(page).toHaveURL(/\/blog\//);
    await page.goBack();
    await expect(turns).toHaveCount(1);
  });

  test('is deleted by its button, in other tabs, too', async ({page, context}) => {
    const {turns, clear} = chatPage(page);
    await visit(page, '/chat');
    await askChat(page, VESTING);
    const other = await context.newPage();
    await visit(other, '/chat');
    await expect(chatPage(other).turns).toHaveCount(1);
    await clear.click();
    await expect(turns).toHaveCount(0);
    await expect(page.getByText('The conversation is deleted.')).toBeVisible();
    await expect(chatPage(other).turns).toHaveCount(0);
  });

  for (const [name, stored] of [
    ['broken', '{"version":1,"turns":[{"question":'],
    ['of another version', '{"version":99,"turns":[{"question":"a","asked":"b"}]}'],
    ['of the wrong shape', '{"version":1,"turns":{"question":[]}}'],
  ] as const) {
    test(`that is ${name} in the storage is dropped`, async ({page}) => {
      const {turns} = chatPage(page);
      await page.addInitScript((text) => localStorage.setItem('chat-conversation', text), stored);
      await visit(page, '/chat');
      await expect(turns).toHaveCount(0);
      await askChat(page, VESTING);
      await expect(turns).toHaveCount(1);
    });
  }

  test('works without storage, as long as the page is open', async ({page}) => {
    const {turns} = chatPage(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, '/chat');
    await askChat(page, VESTING);
    await chatPage(page).model.getByRole('radio', {name: 'Your own server'}).check();
    await expect(page.getByText('Answers from a model at localhost:11434')).toBeVisible();
    await expect(turns).toHaveCount(1);
  });

  test('works with a disk that is full', async ({page}) => {
    await visit(page, '/chat');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await askChat(page, VESTING);
  });
});

test.describe('a deep link', () => {
  const link = `/chat?q=${encodeURIComponent(VESTING)}`;

  test('asks at once and once, also after a reload and after going back', async ({page}) => {
    const {turn, turns} = chatPage(page);
    await visit(page, link);
    await turn(VESTING).getByRole('button', {name: 'Retry'}).waitFor();
    await expect(turns).toHaveCount(1);
    await page.reload();
    await expect(turn(VESTING)).toBeVisible();
    await page.getByRole('link', {name: 'Intelligence', exact: true}).first().click();
    await expect(page).toHaveURL('/intelligence');
    await page.goBack();
    await turn(VESTING).getByRole('button', {name: 'Retry'}).waitFor();
    await expect(turns).toHaveCount(1);
  });

  test('leaves the address when the conversation goes on', async ({page}) => {
    const {turns} = chatPage(page);
    await visit(page, link);
    await askChat(page, UNWRITTEN);
    await expect(page).toHaveURL('/chat');
    await page.reload();
    await expect(turns).toHaveCount(2);
  });

  test('moves nothing on the page', async ({page}) => {
    await recordLayoutShifts(page);
    await visit(page, link);
    await chatPage(page).turn(VESTING).getByRole('button', {name: 'Retry'}).waitFor();
    const {sum, moved} = await layoutShifts(page);
    expect(sum, moved.join('\n')).toBeLessThan(0.02);
  });

  test('of more than 500 characters is cut, and an empty one asks nothing', async ({page}) => {
    const {turns} = chatPage(page);
    await visit(page, `/chat?q=${'vesting '.repeat(100)}`);
    await turns.first().getByRole('button', {name: 'Retry'}).waitFor();
    const [question = ''] = (await turns.first().innerText()).split('\n');
    expect(question.length).toBeLessThanOrEqual(500);
    await chatPage(page).clear.click();
    await visit(page, '/chat?q=%20%20');
    await expect(turns).toHaveCount(0);
  });
});

test.describe('suggested questions', () => {
  test('are asked on a click, and the focus is in the field', async ({page}) => {
    const {turn, field} = chatPage(page);
    await visit(page, '/chat');
    const {text, topic} = questions[0];
    await page.getByRole('region', {name: topic}).getByRole('link', {name: text}).click();
    const asked = turn(text);
    await asked.getByRole('button', {name: 'Retry'}).waitFor();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/chat');
  });

  test('are links that can be shared, and each is answered by its post', async ({page}) => {
    test.slow();
    await visit(page, '/chat');
    const {text, topic} = questions[0];
    await expect(
      page.getByRole('region', {name: topic}).getByRole('link', {name: text}),
    ).toHaveAttribute('href', `/chat?q=${encodeURIComponent(text)}`);
    const missed: string[] = [];
    for (const question of questions) {
      const turn = await askChat(page, question.text);
      const links = await turn
        .getByRole('link')
        .evaluateAll((all) => all.map((element) => element.getAttribute('href') ?? ''));
      if (!links.some((href) => href.startsWith(question.permalink))) {
        missed.push(question.text);
      }
    }
    expect(missed).toEqual([]);
  });
});
