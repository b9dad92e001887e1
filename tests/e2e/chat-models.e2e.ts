import type {Page} from '@playwright/test';
import {
  LETTERS,
  announcements,
  answerParts,
  askChat,
  chatPage,
  recordAnnouncements,
} from '../support/chatPage';
import {chooseServer, connectTo, serverSettings, test} from '../support/chatServer';
import {honestAnswer} from '../support/modelServer';
import type {Message, ModelServerStandIn} from '../support/modelServer';
import {expect} from '../support/test';

const {question: ASKED} = LETTERS;
const CHAT = 'POST /v1/chat/completions';

/**
 * Asks the chat a question while the server holds its answer after a few words. Resolves with these
 * words once the page shows them.
 */
async function askHeldServer(page: Page, server: ModelServerStandIn): Promise<string> {
  const {field, turn} = chatPage(page);
  const calls = () => server.callsOf(CHAT);
  const callsBefore = calls().length;
  await field.fill(ASKED);
  await field.press('Enter');
  await expect.poll(() => calls().length).toBe(callsBefore + 1);
  const messages = calls().at(-1)?.body['messages'] as Message[];
  const words = honestAnswer(messages).split(' ').slice(0, 3).join(' ');
  await expect(turn(ASKED).last()).toContainText(words);
  return words;
}

test.describe('the reader’s own server', () => {
  test('answers from passages alone, with citations', async ({page, startServer}) => {
    const server = await startServer();
    const {address, own, status, answerModel} = serverSettings(page);
    const {model, turn} = chatPage(page);
    await chooseServer(page, 'ftp://localhost');
    await expect(status).toContainText('allow ftp://localhost');
    // The form names the hosts that can be used, and says how to allow another.
    await expect(address).toHaveAccessibleDescription(/localhost.*https:\/\/models\.example/);
    await address.fill('http://192.168.1.5:11434');
    await address.press('Enter');
    await expect(status).toContainText('allow http://192.168.1.5:11434');
    await address.fill(`${server.url}/v1/`);
    await address.press('Enter');
    await expect(status).toContainText(`Connected to ${server.url}`);
    // The page says where a question goes before it is asked.
    await expect(model).toContainText(`passages of the pages go to ${server.url}`);
    await expect(answerModel.getByRole('option')).toHaveText(['llama3.2:3b', 'mistral:7b']);

    await askChat(page, 'What is your newest post?');
    expect(server.callsOf(CHAT)).toEqual([]);
    const {citation} = answerParts(await askChat(page, ASKED));
    await expect(citation).toHaveAttribute('href', /^\/blog\//);
    await expect(turn(ASKED)).not.toContainText('removed');
    await expect(turn(ASKED)).toContainText('llama3.2:3b');

    const [call, ...furtherCalls] = server.callsOf(CHAT);
    expect(furtherCalls).toEqual([]);
    const messages = call?.body['messages'] as Message[];
    expect(messages.map(({role}) => role)).toEqual(['system', 'user']);
    expect(messages[1]?.content).toContain('<passage number="1">');
    expect(messages[1]?.content).toContain(ASKED);
    for (const {headers} of server.calls) {
      expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
    }

    await page.reload();
    await expect(own).toBeChecked();
    await expect(address).toHaveValue(new RegExp(new URL(server.url).host));
  });

  test('streams its answer, announces it once complete, can be stopped, and reports failures @nightly', async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const {turn, stop} = chatPage(page);
    const {retry, citation, passages} = answerParts(turn(ASKED));
    await recordAnnouncements(page);
    await connectTo(page, server);
    server.hold();
    const words = await askHeldServer(page, server);
    const announced = async () =>
      (await announcements(page)).filter((text) => text.includes(words));
    await expect(retry).toHaveCount(0);
    expect(await announced()).toEqual([]);
    await stop.click();
    await expect(turn(ASKED)).toContainText('You stopped');
    await expect(turn(ASKED)).toContainText(words);
    await expect.poll(() => server.stopped).toBe(1);
    const announcedBefore = (await announced()).length;
    server.release();
    await retry.click();
    await expect(citation).toBeVisible();
    await expect(retry).toBeVisible();
    await expect(turn(ASKED)).not.toContainText('You stopped');
    expect((await announced()).length).toBe(announcedBefore + 1);

    server.close();
    await retry.click();
    await expect(turn(ASKED)).toContainText(`No answer from ${server.url}`);
    await expect(turn(ASKED).getByRole('button', {name: 'Model settings'})).toBeVisible();
    await turn(ASKED).getByRole('button', {name: 'Answer from the pages'}).click();
    await expect(passages.first()).toBeVisible();
  });
});
