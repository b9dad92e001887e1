import AxeBuilder from '@axe-core/playwright';
import {questions} from '../../src/data/questions';
import {askChat, chatPage, UNWRITTEN, VESTING} from '../support/chatPage';
import {storeMode} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

test.describe('text that looks like markup', () => {
  const HOSTILE = '<img src=x onerror="window.hit=1"><script>window.hit=1</script> vesting cliff';

  test('stays text in a question and its link', async ({page}) => {
    const {log, turns} = chatPage(page);
    await visit(page, `/chat?q=${encodeURIComponent(HOSTILE)}`);
    await turns.first().getByRole('button', {name: 'Retry'}).waitFor();
    await expect(log.getByText('<img src=x')).toBeVisible();
    await expect(log.locator('img, script')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test('stays text in a stored conversation, whose links cannot leave the site', async ({page}) => {
    const {log, turns} = chatPage(page);
    const page1 = {title: HOSTILE, permalink: 'javascript:window.hit=1'};
    const source = {number: 1, title: HOSTILE, heading: HOSTILE, href: '//evil.example/'};
    const text = `${HOSTILE} [1](https://evil.example) ![x](https://evil.example/x.png) [1]`;
    const stored = {
      version: 1,
      turns: [
        {
          question: HOSTILE,
          asked: HOSTILE,
          reply: {
            kind: 'posts',
            sentences: [{text: HOSTILE, citations: [1]}],
            sources: [source, {...source, href: 'javascript:window.hit=1'}],
            readNext: [page1],
          },
        },
        {
          question: 'model',
          asked: 'model',
          reply: {kind: 'model', text, sources: [source], removed: 0, end: 'whole'},
        },
      ],
    };
    await page.addInitScript(
      (value) => localStorage.setItem('chat-conversation', value),
      JSON.stringify(stored),
    );
    await visit(page, '/chat');
    await expect(turns).toHaveCount(2);
    await expect(log.getByText('No sentence of this answer cites the posts')).toBeVisible();
    await expect(log.getByRole('link')).toHaveCount(0);
    await expect(log.locator('img, script')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});

test.describe('when the index cannot be loaded', () => {
  test.use({allowedConsole: [/Failed to load resource/, /ERR_FAILED/]});

  test('the answer says so, and Retry answers once it can', async ({page}) => {
    const {field, turn} = chatPage(page);
    const files = /\.(json|deflate)$/;
    await visit(page, '/chat');
    await page.route(files, (route) => route.abort());
    await field.fill(VESTING);
    await field.press('Enter');
    const asked = turn(VESTING);
    await expect(asked).toContainText('The index of the posts could not be loaded.');
    await page.unroute(files);
    await asked.getByRole('button', {name: 'Retry'}).click();
    await expect(asked.getByRole('group', {name: 'Sources'})).toBeVisible();
    await expect(field).toBeFocused();
  });
});

test.describe('the page', () => {
  test('can be used with the keyboard alone', async ({page}) => {
    const {log, model, field} = chatPage(page);
    await visit(page, '/chat');
    await field.focus();
    await page.keyboard.type(VESTING);
    await page.keyboard.press('Enter');
    await log.getByRole('button', {name: 'Retry'}).waitFor();
    await page.keyboard.press('Shift+Tab');
    await expect(log.getByRole('button', {name: 'Retry'})).toBeFocused();
    await log.focus();
    await page.keyboard.press('End');
    await expect(log.getByRole('button', {name: 'Retry'})).toBeInViewport();
    await field.focus();
    // Ask, the mark of the heading, the settings.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(model.getByRole('radio', {name: 'Posts only'})).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(model.getByRole('radio', {name: 'Your own server'})).toBeChecked();
    await expect(model.getByRole('textbox', {name: 'Server address'})).toBeVisible();
  });

  test('says what leaves the machine, for each way to an answer', async ({page}) => {
    const {model} = chatPage(page);
    await visit(page, '/chat');
    await expect(model).toContainText('Nothing of what you ask.');
    await model.getByRole('radio', {name: 'Your own server'}).check();
    await expect(model).toContainText('go to http://localhost:11434');
    await model.getByRole('textbox', {name: 'Server address'}).fill('http://192.168.1.9:8080');
    await expect(model).toContainText('go to http://192.168.1.9:8080');
    await page.reload();
    await expect(model.getByRole('radio', {name: 'Your own server'})).toBeChecked();
    await expect(model.getByRole('textbox', {name: 'Server address'})).toHaveValue(
      'http://192.168.1.9:8080',
    );
  });

  test('names the site’s real origin in its help for every system', async ({page, baseURL}) => {
    await visit(page, '/chat');
    const help = page.getByRole('region', {name: 'Letting this site ask your server'});
    for (const system of ['macOS', 'Windows', 'Linux', 'Other servers']) {
      await help.getByText(system).first().click();
    }
    await expect(help.getByText(`launchctl setenv OLLAMA_ORIGINS "${baseURL}"`)).toBeVisible();
    await expect(help.getByText(`setx OLLAMA_ORIGINS "${baseURL}"`)).toBeVisible();
    await expect(help.getByText(`Environment="OLLAMA_ORIGINS=${baseURL}"`)).toBeVisible();
  });

  for (const mode of ['dark', 'light'] as const) {
    test(`has no fault that axe finds after answers and with all settings, ${mode}`, async ({
      page,
    }) => {
      const {field, model} = chatPage(page);
      await storeMode(page, mode);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await visit(page, '/chat');
      await askChat(page, VESTING);
      await askChat(page, UNWRITTEN);
      await field.fill('/help');
      await field.press('Enter');
      await model.getByRole('radio', {name: 'Your own server'}).check();
      await model.getByRole('textbox', {name: 'Server address'}).waitFor();
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html)}`)).toEqual([]);
    });
  }

  for (const width of [320, 390, 768, 1440]) {
    test(`fits ${width} px without scrolling sideways`, async ({page}) => {
      const {model, ask} = chatPage(page);
      await page.setViewportSize({width, height: 800});
      await visit(page, '/chat');
      await askChat(page, VESTING);
      await model.getByRole('radio', {name: 'Your own server'}).check();
      await model.getByRole('textbox', {name: 'Server address'}).waitFor();
      await ask.scrollIntoViewIfNeeded();
      await expect(ask).toBeInViewport({ratio: 1});
      const wide = await page.evaluate(
        () =>
          [document.documentElement, ...document.querySelectorAll('[role=log]')].filter(
            ({scrollWidth, clientWidth}) => scrollWidth > clientWidth,
          ).length,
      );
      expect(wide).toBe(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what needs it, and its questions lead to their posts', async ({page}) => {
    await page.goto('/chat');
    await expect(page.getByRole('main').locator('noscript p')).toContainText('needs JavaScript');
    const {text, topic, permalink} = questions[0];
    const link = page.getByRole('region', {name: topic}).getByRole('link', {name: text});
    await expect(link).toHaveAttribute('href', permalink);
    await expect(page.getByRole('region', {name: 'Model'})).toContainText('Posts only');
  });

  test('a question that is sent stands in the address, where it can be asked later', async ({
    page,
  }) => {
    const {field} = chatPage(page);
    await page.goto('/chat');
    await field.fill(VESTING);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === VESTING);
  });
});
