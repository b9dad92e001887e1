import {builtInCalls, giveBuiltInModel, takeBuiltInModel} from '../support/builtInModel';
import {askChat, VESTING} from '../support/chatPage';
import {serverSettings} from '../support/chatServer';
import {expect, test, visit} from '../support/test';

const CITATION = /^1, source: /;

test.describe('the browser’s model', () => {
  test('answers from the passages, in a session that is let go', async ({page}) => {
    await giveBuiltInModel(page, {
      availability: 'available',
      pieces: ['What has vested ', 'by month eleven', ' of a cliff of a year is nothing [1].'],
    });
    const {browser, status} = serverSettings(page);
    await visit(page, '/chat');
    await browser.check();
    await expect(status.first()).toHaveText('The browser’s model is ready.');
    const turn = await askChat(page, VESTING);
    await expect(turn).toContainText('What has vested by month eleven of a cliff of a year');
    const calls = await builtInCalls(page);
    expect(calls.prompts[0]?.content).toMatch(/only what the passages say/);
    expect(calls.question).toContain(`Question: ${VESTING}`);
    expect(calls.destroyed).toBe(1);
  });

  test('that says nothing leaves a sentence and a way on', async ({page}) => {
    await giveBuiltInModel(page, {availability: 'available', pieces: []});
    await visit(page, '/chat');
    await serverSettings(page).browser.check();
    const turn = await askChat(page, VESTING);
    await expect(turn).toContainText('The model answered with nothing.');
    await turn.getByRole('button', {name: 'Answer from the posts'}).click();
    await expect(turn.getByRole('link', {name: CITATION}).first()).toBeVisible();
  });

  test('is downloaded on the reader’s word alone', async ({page}) => {
    await giveBuiltInModel(page, {availability: 'downloadable', pieces: ['Yes.']});
    const {browser, status} = serverSettings(page);
    await visit(page, '/chat');
    await browser.check();
    await expect(status.first()).toContainText('download its model first');
    await page.getByRole('button', {name: 'Download the model'}).click();
    await expect(status.first()).toHaveText('The browser’s model is ready.');
  });

  test('cannot be chosen where the browser does not lend it', async ({page}) => {
    await giveBuiltInModel(page, {availability: 'unavailable', pieces: []});
    await visit(page, '/chat');
    await page.getByRole('radio', {name: 'Posts only'}).focus();
    await expect(serverSettings(page).browser).toBeDisabled();
    await expect(page.getByText('This browser has no built-in model.')).toBeVisible();
  });

  test('that is not lent leaves the choices where they are', async ({page}) => {
    await giveBuiltInModel(page, {availability: 'unavailable', pieces: []});
    await page.setViewportSize({width: 320, height: 800});
    await visit(page, '/chat');
    const {own, browser} = serverSettings(page);
    await own.scrollIntoViewIfNeeded();
    const before = await own.boundingBox();
    await own.hover();
    await expect(browser).toBeDisabled();
    await expect(page.getByText('This browser has no built-in model.')).toBeVisible();
    expect(await own.boundingBox()).toEqual(before);
  });

  test('cannot be chosen where there is none', async ({page}) => {
    await takeBuiltInModel(page);
    await visit(page, '/chat');
    await expect(serverSettings(page).browser).toBeDisabled();
  });
});

test('with no server and no model, the posts answer and nothing leaves the site', async ({
  page,
}) => {
  await takeBuiltInModel(page);
  await visit(page, '/chat');
  await expect(serverSettings(page).posts).toBeChecked();
  const turn = await askChat(page, VESTING);
  await expect(turn.getByRole('link', {name: CITATION}).first()).toBeVisible();
});
