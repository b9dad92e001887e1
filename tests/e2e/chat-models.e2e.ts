import type {IncomingHttpHeaders} from 'node:http';
import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';
import type {Page} from '@playwright/test';
import {ANSWERABLE, answerParts, askChat, chatPage} from '../support/chatPage';
import {listen} from '../support/serveBuild';
import {expect, test as base, visit} from '../support/test';

const {question: ASKED, sentence: SENTENCE} = ANSWERABLE;

/** A question that was sent to the model server. */
interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly messages: readonly {readonly role: string; readonly content: string}[];
}

interface Fixtures {
  /** Text of the model server's answers. */
  answer: string;
  /** False if the server sends the text, but never ends the answer. */
  answersEnd: boolean;
  /** A stand-in for a reader's model server, such as llama.cpp, LM Studio or vLLM. */
  readonly server: {readonly url: string; readonly calls: readonly Call[]};
}

const test = base.extend<Fixtures>({
  answer: [`${SENTENCE} [1].`, {option: true}],
  answersEnd: [true, {option: true}],
  server: async ({page, answer, answersEnd}, provide) => {
    const calls: Call[] = [];
    const server = createServer(async (request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'Content-Type');
      if (request.method !== 'POST') {
        response.end(JSON.stringify({data: [{id: 'llama3.2:3b'}, {id: 'mistral:7b'}]}));
        return;
      }
      const {messages} = (await json(request)) as Call;
      calls.push({headers: request.headers, messages});
      response.setHeader('content-type', 'text/event-stream');
      const choices = [{index: 0, delta: {content: answer}}];
      response.write(`data: ${JSON.stringify({choices})}\n\n`);
      if (answersEnd) {
        response.end('data: [DONE]\n\n');
      }
    });
    const url = `http://127.0.0.1:${await listen(server)}`;
    await page.route(`${url}/**`, (route) => route.continue());
    await provide({url, calls});
    server.closeAllConnections();
    server.close();
  },
});

/** Returns locators of the controls in the chat's model settings. */
function serverSettings(page: Page) {
  const {modelSettings} = chatPage(page);
  return {
    ownServer: modelSettings.getByRole('radio', {name: 'Your own server'}),
    address: modelSettings.getByRole('textbox', {name: 'Server address'}),
    status: modelSettings.getByRole('status'),
    answerModel: modelSettings.getByRole('combobox', {name: 'Answer model'}),
  };
}

/** Opens the chat and lets it connect to the server at an address. */
async function chooseServer(page: Page, server: string): Promise<void> {
  const {ownServer, address} = serverSettings(page);
  await visit(page, '/chat');
  await ownServer.check();
  await address.fill(server);
  await address.press('Enter');
}

test('a reader’s server answers from passages alone, with citations', async ({page, server}) => {
  const {address, ownServer, status, answerModel} = serverSettings(page);
  const {modelSettings, turn} = chatPage(page);
  await chooseServer(page, 'http://192.168.1.5:11434');
  await expect(status).toContainText('allow http://192.168.1.5:11434');
  // The form names the hosts that can be used.
  await expect(address).toHaveAccessibleDescription(/localhost.*https:\/\/models\.example/);
  await address.fill(`${server.url}/v1/`);
  await address.press('Enter');
  await expect(status).toContainText(`Connected to ${server.url}`);
  // The page says where a question goes before it is asked.
  await expect(modelSettings).toContainText(`passages of the pages go to ${server.url}`);
  await expect(answerModel.getByRole('option')).toHaveText(['llama3.2:3b', 'mistral:7b']);

  await askChat(page, 'What is your newest post?');
  expect(server.calls).toEqual([]);
  const {citation} = answerParts(await askChat(page, ASKED));
  await expect(citation).toHaveAttribute('href', /^\/blog\//);
  await expect(turn(ASKED)).not.toContainText('removed');
  await expect(turn(ASKED)).toContainText('llama3.2:3b');

  expect(server.calls).toHaveLength(1);
  const [{headers, messages}] = server.calls as [Call];
  expect(messages.map(({role}) => role)).toEqual(['system', 'user']);
  expect(messages[1]?.content).toContain('<passage number="1">');
  expect(messages[1]?.content).toContain(ASKED);
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);

  await page.reload();
  await expect(ownServer).toBeChecked();
  await expect(address).toHaveValue(new RegExp(new URL(server.url).host));
});

test.describe('an answer that does not end', () => {
  test.use({answer: 'The acid breaks', answersEnd: false});

  test('can be stopped, keeps its text, and can be asked for again', async ({page, server}) => {
    const {field, stop, turn} = chatPage(page);
    await chooseServer(page, server.url);
    await expect(serverSettings(page).status).toContainText('Connected to');
    const aborted = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/chat/'),
    );
    await field.fill(ASKED);
    await field.press('Enter');
    await expect(turn(ASKED)).toContainText('The acid breaks');
    await stop.click();
    await aborted;
    await expect(turn(ASKED)).toContainText(/The acid breaks.*You stopped the answer here\./s);
    await expect(stop).toHaveCount(0);
    await expect(answerParts(turn(ASKED)).retry).toBeVisible();
    await expect(field).toBeFocused();
  });
});
