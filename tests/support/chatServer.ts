import type {IncomingMessage} from 'node:http';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {chatPage} from './chatPage';
import {test as base, visit} from './test';

export interface Message {
  readonly role: string;
  readonly content: string;
}

/** Returns the texts of the passages in the prompt, without their title lines. */
function passagesOf(messages: readonly Message[]): string[] {
  const prompt = messages.at(-1)?.content ?? '';
  return [...prompt.matchAll(/<passage number="\d+">\n.*\n([^]*?)\n<\/passage>/g)].map(
    (match) => match[1] ?? '',
  );
}

function firstSentence(text: string): string {
  return (/^.*?[^\s.!?]{3}(?=[.!?](?:\s|$))/s.exec(text)?.[0] ?? text.slice(0, 160)).replace(
    /\s+/g,
    ' ',
  );
}

/** Returns the first sentence of each of the first two passages, with a citation. */
function honestAnswer(messages: readonly Message[]): string {
  const sentences = passagesOf(messages)
    .slice(0, 2)
    .map((text, index) => `${firstSentence(text)} [${index + 1}].`);
  return sentences.join(' ') || 'There were no passages.';
}

interface ModelCall {
  /** Method and path, such as `POST /v1/chat/completions`. */
  readonly name: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

interface ModelServerStandIn {
  /** Address without a path. */
  readonly url: string;
  readonly calls: readonly ModelCall[];
  readonly close: () => void;
}

/**
 * Starts a stand-in for a reader's model server, such as llama.cpp, LM Studio or vLLM, on a free port.
 * It has the API of OpenAI and allows every origin.
 *
 * @param beginning text after which an answer neither continues nor ends; by default, the server
 *   answers from the passages
 */
async function startModelServer(beginning?: string): Promise<ModelServerStandIn> {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const name = `${request.method} ${request.url}`;
      const body = JSON.parse(sent || '{}') as ModelCall['body'];
      calls.push({name, headers: request.headers, body});
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'Content-Type');
      if (name === 'GET /v1/models') {
        response.end(JSON.stringify({data: [{id: 'llama3.2:3b'}, {id: 'mistral:7b'}]}));
      } else if (name === 'POST /v1/chat/completions') {
        response.setHeader('content-type', 'text/event-stream');
        const answer = beginning ?? honestAnswer(body['messages'] as Message[]);
        for (const content of answer.match(/\s*\S+/g) ?? []) {
          response.write(`data: ${JSON.stringify({choices: [{index: 0, delta: {content}}]})}\n\n`);
        }
        if (beginning === undefined) {
          response.end('data: [DONE]\n\n');
        }
      } else {
        response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Fixtures {
  /** Starts a stand-in for a reader's model server and lets the page reach it. */
  readonly startServer: (beginning?: string) => Promise<ModelServerStandIn>;
}

/** The `test` of `test.ts` with model servers, which are closed when a test ends. */
export const test = base.extend<Fixtures>({
  startServer: async ({page}, provide) => {
    const servers: ModelServerStandIn[] = [];
    await provide(async (beginning) => {
      const server = await startModelServer(beginning);
      servers.push(server);
      await page.route(`${server.url}/**`, (route) => route.continue());
      return server;
    });
    servers.forEach((server) => server.close());
  },
});

/** Returns locators of the controls in the chat's model settings. */
export function serverSettings(page: Page) {
  const {model} = chatPage(page);
  return {
    browser: model.getByRole('radio', {name: 'The browser’s model'}),
    own: model.getByRole('radio', {name: 'Your own server'}),
    address: model.getByRole('textbox', {name: 'Server address'}),
    connect: model.getByRole('button', {name: 'Connect'}),
    status: model.getByRole('status'),
    answerModel: model.getByRole('combobox', {name: 'Answer model'}),
  };
}

/** Opens the chat and lets it connect to the server at an address. */
export async function chooseServer(page: Page, address: string): Promise<void> {
  const {own, address: field, connect} = serverSettings(page);
  await visit(page, '/chat');
  await own.check();
  await field.fill(address);
  await connect.click();
}

/** Opens the chat and connects it to a server that is running. */
export async function connectTo(page: Page, server: ModelServerStandIn): Promise<void> {
  await chooseServer(page, server.url);
  await expect(serverSettings(page).status).toContainText('Connected to');
}
