import type {Page} from '@playwright/test';
import {askChat, answerParts, LETTERS} from '../support/chatPage';
import {chooseServer, connectTo, serverSettings, test} from '../support/chatServer';
import {closeSearch, searchFor} from '../support/searchModal';
import {expect, hydrated, visit} from '../support/test';

// The browser logs the violations that the test causes on purpose.
test.use({allowedConsole: [/Content Security Policy/]});

/**
 * Returns a list to which every violation of a policy in the page or its frames is added from now on,
 * as `directive address`.
 */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    const {tellViolation} = window as unknown as {tellViolation: (text: string) => void};
    document.addEventListener('securitypolicyviolation', (event) =>
      tellViolation(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return violations;
}

test('all features and components of posts run under the policy, and injected code does not', async ({
  page,
  startServer,
}) => {
  test.slow();
  const violations = await watchViolations(page);

  await visit(page, '/');
  await expect(page.locator('script[data-domain="quill.example"]')).toBeAttached();
  await expect(
    page.getByRole('region', {name: 'Prediction markets'}).getByRole('link').first(),
  ).toBeVisible();
  await expect(
    page.getByRole('complementary', {name: 'Market quotes', exact: true}).locator('iframe'),
  ).toBeAttached();
  await searchFor(page, 'ink');
  await closeSearch(page);

  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>A film</title>'}),
  );
  await visit(page, '/media/product-videos');
  await page
    .getByRole('button', {name: /^Play /})
    .first()
    .click();
  await expect(page.getByRole('main').locator('iframe')).toBeFocused();

  await page.goto('/newsletter');
  const signup = page.frameLocator('iframe[title="Newsletter signup"]');
  await expect(signup.getByRole('textbox', {name: 'E-mail'})).toBeVisible();

  await page.goto('/blog/what-a-post-may-hold');
  await hydrated(page);
  await expect(page.getByText('Loaded from a third party')).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="A form of others"]').getByLabel('E-mail'),
  ).toBeVisible();

  await visit(page, '/intelligence');
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible();

  await page.route('https://models.example/**', (route) =>
    route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {data: [{id: 'm'}]}}),
  );
  await chooseServer(page, 'https://models.example');
  await expect(serverSettings(page).status).toHaveText('Connected to https://models.example.');
  await connectTo(page, await startServer());
  const {citation} = answerParts(await askChat(page, LETTERS.question));
  await expect(citation).toHaveAttribute('href', /^\/blog\//);
  expect(violations).toEqual([]);

  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.hostile = true';
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example/hostile.js';
    const pressed = document.createElement('button');
    pressed.setAttribute('onclick', 'window.hostile = true');
    document.body.append(script, foreign, pressed);
    pressed.click();
    await fetch('https://elsewhere.example/collect').catch(() => undefined);
    // After a timeout, eval is subject to the policy; code called by Playwright is exempt.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      window.eval('window.hostile = true');
    } catch {
      // Blocked, as it should be.
    }
    return 'hostile' in window;
  });
  expect(ran).toBe(false);
  // The policies of the page and of the host both report these violations.
  await expect
    .poll(() => [...new Set(violations)].sort())
    .toEqual([
      'connect-src https://elsewhere.example/collect',
      'script-src eval',
      'script-src-attr inline',
      'script-src-elem https://elsewhere.example/hostile.js',
      'script-src-elem inline',
    ]);
});
