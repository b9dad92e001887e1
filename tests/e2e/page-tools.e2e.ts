import type {Page} from '@playwright/test';
import {LETTERS} from '../support/chatPage';
import {expect, test, visit} from '../support/test';

// One of the pages that are asked for is not there.
test.use({allowedConsole: [/status of 404/]});

interface StandInTool {
  readonly description: string;
  readonly inputSchema: {readonly required: readonly string[]};
  execute(input: object): Promise<unknown>;
}

/** Gives the page what a browser with WebMCP has, which keeps its tools as the API says. */
async function giveModelContext(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tools = new Map<string, StandInTool>();
    const modelContext = {
      registerTool(tool: StandInTool & {name: string}, {signal}: {signal: AbortSignal}) {
        if (tools.has(tool.name)) {
          return Promise.reject(new DOMException(tool.name, 'InvalidStateError'));
        }
        tools.set(tool.name, tool);
        signal.addEventListener('abort', () => tools.delete(tool.name));
        return Promise.resolve();
      },
    };
    Object.defineProperty(document, 'modelContext', {value: modelContext});
    Object.assign(window, {offeredTools: tools});
  });
}

/** The result as an agent gets it: through JSON; or what was refused. */
function call(page: Page, name: string, input: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([tool, given]) => {
      const {offeredTools} = window as unknown as {offeredTools: Map<string, StandInTool>};
      const result = await offeredTools
        .get(tool)
        ?.execute(given)
        .catch((error: Error) => ({refused: error.message}));
      return JSON.parse(JSON.stringify(result ?? {})) as Record<string, unknown>;
    },
    [name, input] as const,
  );
}

test('an agent in the browser searches the posts, reads one and asks them', async ({page}) => {
  await giveModelContext(page);
  await visit(page, '/');
  const names = () =>
    page.evaluate(() => [
      ...(window as unknown as {offeredTools: Map<string, StandInTool>}).offeredTools.keys(),
    ]);
  await expect.poll(names).toEqual(['search_posts', 'read_post', 'ask_posts']);

  const {places} = await call(page, 'search_posts', {query: 'iron gall'});
  const [first] = places as {title: string; url: string}[];
  expect(first?.url).toMatch(/^\/blog\/iron-gall-ink/);
  const {markdown} = await call(page, 'read_post', {page: first?.url ?? ''});
  expect(markdown).toContain(`# ${first?.title}`);
  expect(markdown).toContain(LETTERS.sentence);
  const answer = await call(page, 'ask_posts', {question: LETTERS.question});
  expect(answer['kind']).toBe('answer');
  expect(JSON.stringify(answer['passages'])).toContain(LETTERS.sentence);

  for (const [name, input, said] of [
    ['search_posts', {query: 7}, 'query must be'],
    ['read_post', {page: 'https://elsewhere.example/'}, 'an address of this site'],
    ['read_post', {page: '/no-such-page'}, 'no text of /no-such-page'],
    ['ask_posts', {question: '  '}, 'question must be'],
  ] as const) {
    expect(await call(page, name, input), name).toEqual({refused: expect.stringContaining(said)});
  }
  // What was offered stays when the reader goes on within the document.
  const main = page.getByRole('navigation', {name: 'Main'});
  await main.getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Blog'})).toBeVisible();
  expect(await names()).toHaveLength(3);
});
