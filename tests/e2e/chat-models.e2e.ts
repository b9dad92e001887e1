import {LETTERS, answerParts, askChat, chatPage} from '../support/chatPage';
import {chooseServer, connectTo, serverSettings, test} from '../support/chatServer';
import type {Message} from '../support/chatServer';
import {expect} from '../support/test';

const {question: ASKED} = LETTERS;
const CHAT = 'POST /v1/chat/completions';

test('the reader’s own server answers from passages alone, with citations', async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  const chatCalls = () => server.calls.filter(({name}) => name === CHAT);
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
  expect(chatCalls()).toEqual([]);
  const {citation} = answerParts(await askChat(page, ASKED));
  await expect(citation).toHaveAttribute('href', /^\/blog\//);
  await expect(turn(ASKED)).not.toContainText('removed');
  await expect(turn(ASKED)).toContainText('llama3.2:3b');

  const [call, ...furtherCalls] = chatCalls();
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

test('the Stop button ends an answer, keeps what has arrived, and lets the reader ask again', async ({
  page,
  startServer,
}) => {
  await connectTo(page, await startServer('The acid breaks'));
  const {field, stop, turn} = chatPage(page);
  const isAborted = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/chat/'),
  );
  await field.fill(ASKED);
  await field.press('Enter');
  const newTurn = turn(ASKED);
  await expect(newTurn).toContainText('The acid breaks');
  await stop.click();
  await isAborted;
  await expect(newTurn).toContainText('The acid breaks');
  await expect(newTurn).toContainText('You stopped the answer here.');
  await expect(stop).toHaveCount(0);
  await expect(answerParts(newTurn).retry).toBeVisible();
  await expect(field).toBeFocused();
});
