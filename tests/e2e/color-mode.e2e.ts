import type {Page} from '@playwright/test';
import {contrast} from '../support/contrast';
import {gate} from '../support/gate';
import {storeMode} from '../support/storedMode';
import {expect, hydrated, test, visit} from '../support/test';

declare global {
  interface Window {
    /** The color of the page in every frame since the start of the document. */
    shownGrounds: string[];
  }
}

const POST = '/blog/an-agent-is-a-loop';

function toggle(page: Page) {
  return page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /^Switch between dark and light mode/});
}

async function expectMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
  const {ground, ratio} = await contrast(page.getByRole('heading', {level: 1}));
  expect(ratio).toBeGreaterThan(7);
  if (mode === 'dark') {
    expect(ground).toBeLessThan(0.1);
  } else {
    expect(ground).toBeGreaterThan(0.8);
  }
}

function storedMode(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

/** An animation frame's callback runs right before the frame is painted. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shownGrounds = [];
    const look = () => {
      if (document.body) {
        window.shownGrounds.push(getComputedStyle(document.documentElement).backgroundColor);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a first visit is dark when the system prefers ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await visit(page, '/');
    await expectMode(page, 'dark');
    expect(await storedMode(page)).toBeNull();
  });
}

test('the page stays as it is when the system changes its preference', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/');
  await page.emulateMedia({colorScheme: 'light'});
  await page.getByRole('link', {name: 'Chat', exact: true}).first().click();
  await expect(page).toHaveURL('/chat');
  await expectMode(page, 'dark');
});

test('the toggle switches to light and back, and remembers the choice', async ({page}) => {
  await visit(page, POST);
  await toggle(page).click();
  await expectMode(page, 'light');
  expect(await storedMode(page)).toBe('light');
  await toggle(page).click();
  await expectMode(page, 'dark');
  expect(await storedMode(page)).toBe('dark');
});

test('the toggle works from the keyboard', async ({page}) => {
  await visit(page, '/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expectMode(page, 'light');
  await page.keyboard.press('Space');
  await expectMode(page, 'dark');
});

test('the choice holds on the other pages', async ({page}) => {
  await visit(page, '/');
  await toggle(page).click();
  await page.getByRole('link', {name: 'Chat', exact: true}).first().click();
  await expect(page).toHaveURL('/chat');
  await expectMode(page, 'light');
  await visit(page, POST);
  await expectMode(page, 'light');
});

for (const mode of ['light', 'dark'] as const) {
  test(`every painted frame of a reload shows the stored ${mode} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode === 'light' ? 'dark' : 'light'});
    await visit(page, POST);
    await page.evaluate((choice) => localStorage.setItem('theme', choice), mode);
    await recordFrames(page);
    await page.reload();
    await hydrated(page);
    await expectMode(page, mode);
    expect(await page.evaluate(() => [...new Set(window.shownGrounds)])).toHaveLength(1);
  });
}

test('the stored mode is set before the stylesheet arrives, so no frame can show the other', async ({
  page,
}) => {
  const stylesheet = gate();
  await storeMode(page, 'light');
  await page.route('**/assets/css/*.css', async (route) => {
    await stylesheet.opened;
    await route.continue();
  });
  await page.goto(POST, {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  stylesheet.open();
  await hydrated(page);
});

test('a choice made in one tab arrives in the other', async ({page, context}) => {
  const other = await context.newPage();
  await visit(page, '/');
  await visit(other, '/chat');
  await toggle(page).click();
  await expectMode(other, 'light');
  await toggle(other).click();
  await expectMode(page, 'dark');
});

test('removing the stored choice in one tab takes the other back to dark', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(page, '/');
  await visit(other, '/');
  await toggle(page).click();
  await expectMode(other, 'light');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a stored value that is no mode counts as dark, and one click makes it light', async ({
  page,
}) => {
  await storeMode(page, 'sepia');
  await visit(page, '/');
  await expectMode(page, 'dark');
  await toggle(page).click();
  await expectMode(page, 'light');
});

test('without storage the page is dark and the toggle works for the visit', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await visit(page, '/');
  await expectMode(page, 'dark');
  expect(warnings.join('\n')).toMatch(/storage is not available/i);
  await toggle(page).click();
  await expectMode(page, 'light');
  await page.getByRole('link', {name: 'Chat', exact: true}).first().click();
  await expect(page).toHaveURL('/chat');
  await expectMode(page, 'light');
});

test('with a full storage the toggle works for the visit', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await visit(page, '/');
  await expectMode(page, 'dark');
  await toggle(page).click();
  await expectMode(page, 'light');
});
