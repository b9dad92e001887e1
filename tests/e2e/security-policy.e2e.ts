import {expect, test, visit} from '../support/test';

// The test causes violations on purpose, and the browser logs them as errors. Any logged error that is
// not allowed fails a test.
test.use({allowedErrors: [/Content Security Policy/]});

test('the policy blocks injected code', async ({page}) => {
  const violations = new Set<string>();
  await page.exposeFunction('reportViolation', (text: string) => void violations.add(text));
  await page.addInitScript(() => {
    const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
    document.addEventListener('securitypolicyviolation', (event) =>
      reportViolation(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  await visit(page, '/subscribe');
  expect([...violations]).toEqual([]);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.hostile = true';
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example/hostile.js';
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.hostile = true');
    document.body.append(script, foreign, button);
    button.click();
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
  await expect
    .poll(() => [...violations].sort())
    .toEqual([
      'connect-src https://elsewhere.example/collect',
      'script-src eval',
      'script-src-attr inline',
      'script-src-elem https://elsewhere.example/hostile.js',
      'script-src-elem inline',
    ]);
});
