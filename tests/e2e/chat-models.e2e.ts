import {askChat, chatPage, UNWRITTEN, VESTING} from '../support/chatPage';
import {chooseServer, connectTo, serverSettings, test} from '../support/chatServer';
import {expect} from '../support/test';

const CITATION = /^1, source: /;
const CORS = /has been blocked by CORS policy/;

test.describe('a server of the reader’s own', () => {
  for (const [api, name] of [
    ['ollama', 'Ollama'],
    ['openai', 'an OpenAI-compatible server'],
  ] as const) {
    test(`speaking the API of ${api} answers with citations`, async ({page, startServer}) => {
      const server = await startServer(api);
      const {status, answerModel, embeddingModel} = serverSettings(page);
      await connectTo(page, server);
      await expect(status.first()).toContainText(
        `Connected to ${name} at ${server.url}: 2 models.`,
      );
      await expect(answerModel.getByRole('option')).toHaveText(['Choose a model', 'llama3.2:3b']);
      await expect(embeddingModel.getByRole('option').last()).toHaveText('nomic-embed-text:latest');

      const turn = await askChat(page, VESTING);
      await expect(turn.getByRole('link', {name: CITATION}).first()).toHaveAttribute(
        'href',
        /^\/blog\//,
      );
      await expect(turn.getByRole('group', {name: 'Sources'}).getByRole('link')).not.toHaveCount(0);
      await expect(turn).not.toContainText('removed');
      await expect(turn).toContainText('Asked: llama3.2:3b');
    });
  }

  test('is asked with the rules, the question and its passages, and nothing else', async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await connectTo(page, server);
    await askChat(page, VESTING);
    const calls = server.callsOf('POST /api/chat');
    expect(calls).toHaveLength(1);
    const messages = calls[0]?.body['messages'] as {role: string; content: string}[];
    expect(messages.map(({role}) => role)).toEqual(['system', 'user']);
    expect(messages[1]?.content).toMatch(/^Passages:\n\n<passage number="1">\n/);
    expect(messages[1]?.content.endsWith(`Question: ${VESTING}`)).toBe(true);
    for (const {headers} of server.calls) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
    }
  });

  test('is not asked what no post speaks of', async ({page, startServer}) => {
    const server = await startServer();
    await connectTo(page, server);
    const turn = await askChat(page, UNWRITTEN);
    await expect(turn).toContainText('This has not been written about yet');
    expect(server.callsOf('POST /api/chat')).toEqual([]);
  });

  test('shows its answer while it is written, and only whole as finished', async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const {field, turns, stop} = chatPage(page);
    await connectTo(page, server);
    server.hold();
    await field.fill(VESTING);
    await field.press('Enter');
    await expect(turns.locator('[data-writing]')).toHaveText(/^\S+ \S+ \S+$/);
    await expect(stop).toBeVisible();
    server.release();
    await expect(turns.getByRole('button', {name: 'Retry'})).toBeVisible();
    await expect(turns.locator('[data-writing]')).toHaveCount(0);
    await expect(turns.getByRole('link', {name: CITATION}).first()).toBeVisible();
  });

  test('is told to stop, and what it had written stays', async ({page, startServer}) => {
    const server = await startServer();
    const {field, turns, stop} = chatPage(page);
    await connectTo(page, server);
    server.hold();
    await field.fill(VESTING);
    await field.press('Enter');
    await expect(turns.locator('[data-writing]')).toHaveText(/^\S+ \S+ \S+$/);
    await stop.click();
    await expect(turns).toContainText('You stopped the answer here.');
    await expect.poll(() => server.stopped).toBe(1);
    server.release();
    await turns.getByRole('button', {name: 'Retry'}).click();
    await expect(turns.getByRole('link', {name: CITATION}).first()).toBeVisible();
    await expect(turns).not.toContainText('You stopped');
  });

  for (const mode of ['cut', 'short'] as const) {
    test(`whose stream is ${mode} leaves what came, marked, and a way to retry`, async ({
      page,
      startServer,
    }) => {
      const server = await startServer();
      const {field, turn} = chatPage(page);
      await connectTo(page, server);
      server.mode = mode;
      if (mode === 'cut') {
        server.hold('cut');
      }
      await field.fill(VESTING);
      await field.press('Enter');
      const asked = turn(VESTING);
      if (mode === 'cut') {
        await expect(asked.locator('[data-writing]')).toHaveText(/^\S+ \S+ \S+/);
        server.release();
      }
      await expect(asked).toContainText('The answer was cut off here.');
      server.mode = 'normal';
      // Its words up to the first citation, whose mark becomes a link a moment later.
      const [kept = ''] = /^[\w ]+/.exec(await asked.locator('p').nth(1).innerText()) ?? [];
      expect(kept.split(' ').length).toBeGreaterThan(2);
      await page.reload();
      await expect(asked).toContainText('The answer was cut off here.');
      await expect(asked).toContainText(kept);
      await asked.getByRole('button', {name: 'Retry'}).click();
      await expect(asked).not.toContainText('cut off');
      await expect(asked.getByRole('link', {name: CITATION}).first()).toBeVisible();
    });
  }

  test('that says what cannot be read is told of, and Retry asks again', async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await connectTo(page, server);
    server.mode = 'malformed';
    const turn = await askChat(page, VESTING);
    await expect(turn).toContainText('The model answered with something that cannot be read.');
    server.mode = 'patchy';
    await turn.getByRole('button', {name: 'Retry'}).click();
    await expect(turn.getByRole('link', {name: CITATION}).first()).toBeVisible();
  });

  test('without the chosen model says so, and the posts can answer instead', async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await connectTo(page, server);
    server.models = ['mistral:7b'];
    const turn = await askChat(page, VESTING);
    await expect(turn).toContainText('The server does not have this model');
    await expect(turn).toContainText('llama3.2:3b');
    await expect(turn.getByRole('button', {name: 'Model settings'})).toBeVisible();
    await turn.getByRole('button', {name: 'Answer from the posts'}).click();
    await expect(turn).toContainText('Asked: the posts');
    await expect(turn.getByRole('link', {name: CITATION}).first()).toBeVisible();
  });

  test('that went away is unreachable, in the settings and in the conversation', async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    const {status, connect} = serverSettings(page);
    await connectTo(page, server);
    server.close();
    const turn = await askChat(page, VESTING);
    await expect(turn).toContainText(`Nothing answers at ${server.url}.`);
    await connect.click();
    await expect(status.first()).toHaveText(`Nothing answers at ${server.url}.`);
  });

  test('is typed in any sensible way', async ({page, startServer}) => {
    const server = await startServer();
    await chooseServer(page, `${server.url.replace('http://', '')}/v1/`);
    await expect(serverSettings(page).status.first()).toContainText(`at ${server.url}`);
  });

  for (const [typed, sentence] of [
    ['ftp://localhost', 'The address must begin with http:// or https://.'],
    ['http://me:secret@localhost:1', 'Leave the user name and password out'],
    ['two words', 'This is not an address.'],
  ] as const) {
    test(`is not looked for at ${typed}`, async ({page}) => {
      await chooseServer(page, typed);
      await expect(serverSettings(page).status.first()).toContainText(sentence);
    });
  }
});

test.describe('a server that does not allow this site', () => {
  test.use({allowedConsole: [CORS]});

  test('is told apart from one that is not there, with the way to allow it', async ({
    page,
    startServer,
    baseURL,
  }) => {
    const server = await startServer();
    const {status, connect} = serverSettings(page);
    server.origins = ['https://elsewhere.example'];
    await chooseServer(page, server.url);
    await expect(status.first()).toContainText('does not allow this site to ask it.');
    await page.getByRole('link', {name: 'How to let this site ask your server'}).click();
    await expect(page.getByText(`OLLAMA_ORIGINS`).first()).toBeVisible();
    server.origins = [baseURL ?? ''];
    await connect.click();
    await expect(status.first()).toContainText('Connected to Ollama');
  });
});

test('a browser that keeps the page from the network says so itself', async ({
  page,
  startServer,
}) => {
  const server = await startServer();
  server.close();
  await page.addInitScript(() => {
    navigator.permissions.query = () =>
      Promise.resolve(Object.assign(new EventTarget(), {state: 'denied'}) as PermissionStatus);
  });
  await chooseServer(page, server.url);
  await expect(serverSettings(page).status.first()).toContainText(
    `The browser does not let this site ask ${server.url}.`,
  );
});

test.describe('a hostile model', () => {
  test('runs nothing, leads nowhere, and loses the citations it made up', async ({
    page,
    startServer,
  }) => {
    const server = await startServer();
    await connectTo(page, server);
    const title = await page.title();
    server.mode = 'hostile';
    const turn = await askChat(page, VESTING);
    await expect(turn).toContainText('3 citations that the posts do not carry were removed.');
    await expect(turn).not.toContainText('[77]');
    await expect(turn).toContainText('[Click here](https://evil.example/)');
    for (const reloaded of [false, true]) {
      if (reloaded) {
        await page.reload();
      }
      await expect(turn).toContainText('<script>');
      await expect(turn.locator('img, script, iframe, svg a')).toHaveCount(0);
      for (const link of await turn.getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', /^\/(?!\/)/);
      }
      await expect(page).toHaveTitle(title);
    }
  });
});
