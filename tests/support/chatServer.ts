import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {chatPage} from './chatPage';
import {ModelServerStandIn} from './modelServer';
import {test as base, visit} from './test';

interface Fixtures {
  /** Starts a stand-in for a reader's model server and lets the page reach it. */
  readonly startServer: () => Promise<ModelServerStandIn>;
}

/** The `test` of `test.ts` with model servers, which are closed when a test ends. */
export const test = base.extend<Fixtures>({
  startServer: async ({page}, provide) => {
    const servers: ModelServerStandIn[] = [];
    await provide(async () => {
      const server = await new ModelServerStandIn().start();
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
