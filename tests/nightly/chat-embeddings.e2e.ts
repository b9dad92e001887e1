import {askChat, CITATION, LETTERS} from '../support/chatPage';
import {connectTo, serverSettings, test} from '../support/chatServer';
import {expect} from '../support/test';

test.describe('an embedding model', () => {
  test('embeds the posts once, goes on after a stop, and is kept', async ({page, startServer}) => {
    const server = await startServer();
    const {embeddingModel, embed, cancel, progress, status} = serverSettings(page);
    await connectTo(page, server);
    await embeddingModel.selectOption('nomic-embed-text:latest');
    server.hold();
    await embed.click();
    await expect(progress).toHaveAttribute('value', '32');
    await cancel.click();
    await expect(status.last()).toContainText('Stopped after 32 of ');
    server.release();
    await embed.click();
    await expect(status.last()).toContainText('passages are embedded and kept in this browser.', {
      timeout: 30_000,
    });
    const sent = () =>
      server.callsOf('POST /api/embed').flatMap(({body}) => body['input'] as string[]);
    const all = sent();
    // The batch that was stopped was sent twice; nothing else was.
    expect(all.length - new Set(all).size).toBeLessThanOrEqual(32);
    expect(all.every((text) => text.startsWith('search_document: '))).toBe(true);

    await page.reload();
    const turn = await askChat(page, LETTERS.question);
    await expect(turn.getByRole('link', {name: CITATION}).first()).toBeVisible();
    expect(sent().slice(all.length)).toEqual([`search_query: ${LETTERS.question}`]);
  });

  test('whose work was deleted starts anew', async ({page, startServer}) => {
    const server = await startServer();
    const {embeddingModel, embed, forget, status} = serverSettings(page);
    await connectTo(page, server);
    await embeddingModel.selectOption('nomic-embed-text:latest');
    await embed.click();
    await expect(status.last()).toContainText('are embedded and kept', {timeout: 30_000});
    await forget.click();
    await expect(status.last()).toContainText('deleted');
    const before = server.callsOf('POST /api/embed').length;
    await embed.click();
    await expect(status.last()).toContainText('are embedded and kept', {timeout: 30_000});
    expect(server.callsOf('POST /api/embed')).toHaveLength(2 * before);
  });
});
