import type {Page} from '@playwright/test';
import {restingScrollTop} from '../support/scrollPosition';
import {holdScripts} from '../support/scripts';
import {expect, loadClient, test} from '../support/test';

/** A post with a control of every kind (`tests/fixtures/site/blog/_parts/controls.tsx`). */
const CONTROLS = '/blog/first-clicks';

/** Interactions with a page before its scripts have run. */
interface FirstUse {
  readonly name: string;
  /** @default CONTROLS */
  readonly address?: string;
  readonly act: (page: Page) => Promise<void>;
  /** Expected content of `window.answers`, to which the controls of the post add their names. */
  readonly answers?: readonly string[];
  /** Checks the effect of the interactions after hydration. */
  readonly expectEffect?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const field = (page: Page, name: string) => page.getByRole('textbox', {name, exact: true});
const state = (page: Page, name: string) => page.getByRole('status', {name, exact: true});
const stamps = (page: Page) => page.getByText('A stamp pays for a letter.');

const FIRST_USES: readonly FirstUse[] = [
  {
    name: 'clicks on a tab, on details, on a button in lazy-loaded code, and on the color mode toggle',
    async act(page) {
      // The toggle is disabled in the HTML.
      const box = await page.getByRole('button', {name: /Switch between dark/}).boundingBox();
      await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
      await page.getByRole('tab', {name: 'Card'}).click();
      await page.getByText('About stamps').click();
      await expect(stamps(page)).toBeVisible();
      await button(page, 'Press loaded').click();
    },
    answers: ['loaded'],
    async expectEffect(page) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.getByText('A card of stiff paper.')).toBeVisible();
      await expect(stamps(page)).toBeVisible();
      await page.getByText('About stamps').click();
      await expect(stamps(page)).toBeHidden();
    },
  },
  {
    name: 'Enter and Space on a button, Enter on links with the button role',
    async act(page) {
      await button(page, 'Press plain').press('Enter');
      await page.keyboard.press('Space');
      await button(page, 'Menu').press('Enter');
      await button(page, 'List').press('Enter');
    },
    answers: ['plain', 'plain', 'menu opened', 'list opened'],
    expectEffect: (page) => expect(page.getByText('plain: 2')).toBeVisible(),
  },
  {
    name: 'fields that React replaces, and Enter in a form',
    async act(page) {
      await field(page, 'remounted text').pressSequentially('ink');
      await page.getByRole('checkbox', {name: 'remounted box'}).click();
      await page.getByRole('combobox', {name: 'remounted size'}).selectOption('A5');
      await page.getByRole('radio', {name: 'remounted black'}).click();
      await page.getByRole('slider', {name: 'remounted weight'}).fill('70');
      await field(page, 'remounted letter to').fill('Ada');
      await field(page, 'remounted letter to').press('Enter');
    },
    answers: ['remounted toggle', 'remounted letter to Ada'],
    async expectEffect(page) {
      await expect(state(page, 'remounted state')).toHaveText('ink true A5 black 70');
      await expect(field(page, 'remounted text')).toHaveValue('ink');
    },
  },
  {
    name: 'focus and typing in a field',
    async act(page) {
      await field(page, 'kept text').focus();
      await page.keyboard.type('ink');
    },
    async expectEffect(page) {
      await expect(state(page, 'kept focus')).toHaveText('focused');
      await page.keyboard.type('well');
      await expect(state(page, 'kept state')).toHaveText('inkwell false A4 blue 20');
    },
  },
  {
    name: 'Enter on the skip link of a page whose sidebar comes before its content',
    address: '/blog',
    async act(page) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
    async expectEffect(page) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('searchbox', {name: 'Filter posts'})).toBeFocused();
    },
  },
];

for (const {name, address = CONTROLS, act, answers = [], expectEffect} of FIRST_USES) {
  test(`interactions before scripts load have their effect once: ${name}`, async ({page}) => {
    const scripts = await holdScripts(page);
    // A held request may delay the load event.
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    await act(page);
    await scripts.letThrough();
    await loadClient(page);
    const reported = () => page.evaluate(() => window.answers ?? []);
    await expect.poll(reported).toEqual(answers);
    await expectEffect?.(page);
    // Waits until the page is at rest, so that an interaction that is replayed twice is noticed.
    await restingScrollTop(page);
    expect(await reported()).toEqual(answers);
    await expect(page.locator('[data-held]')).toHaveCount(0);
  });
}
