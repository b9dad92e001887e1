import type {Page} from '@playwright/test';
import {placeAtRest} from '../support/layoutShift';
import {holdScripts} from '../support/scripts';
import {expect, hydrated, test} from '../support/test';

/** A post with a control of every kind (`tests/fixtures/site/blog/_parts/controls.tsx`). */
const CONTROLS = '/blog/first-clicks';

/** An interaction with a control before the page's scripts have run. */
interface FirstUse {
  readonly name: string;
  /** True if the control is missing from the served HTML, because only React renders it. */
  readonly isAddedByReact?: true;
  readonly act: (page: Page) => Promise<void>;
  /** Expected content of `window.answers`, to which the controls of the post add their names. */
  readonly answers?: readonly string[];
  /** Checks the effect of the interaction after hydration. */
  readonly expectEffect?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const field = (page: Page, name: string) => page.getByRole('textbox', {name, exact: true});
const state = (page: Page, name: string) => page.getByRole('status', {name, exact: true});
const details = (page: Page, summary: string) =>
  page.locator('main details').filter({hasText: summary}).last();

const FIRST_USES: readonly FirstUse[] = [
  {
    name: 'a theme tab',
    act: (page) => page.getByRole('tab', {name: 'Card'}).click(),
    expectEffect: (page) => expect(page.getByText('A card of stiff paper.')).toBeVisible(),
  },
  {
    name: 'details',
    async act(page) {
      await page.getByText('About stamps').click();
      await expect(page.getByText('A stamp pays for a letter.')).toBeVisible();
    },
    async expectEffect(page) {
      const stamps = details(page, 'About stamps');
      await expect(page.getByText('A stamp pays for a letter.')).toBeVisible();
      await expect(stamps).toHaveAttribute('data-collapsed', 'false');
      await expect(stamps).toHaveAttribute('open');
      await page.getByText('About stamps').click();
      await expect(page.getByText('A stamp pays for a letter.')).toBeHidden();
    },
  },
  {
    name: 'the copy button of a code block',
    isAddedByReact: true,
    async act(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.locator('pre').hover();
      await page.getByRole('button', {name: /^Copy/}).first().click();
    },
    expectEffect: (page) =>
      expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^const/),
  },
  {
    name: 'a button',
    act: (page) => button(page, 'Press plain').click(),
    answers: ['plain'],
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
  },
  {
    name: 'fields that React replaces',
    async act(page) {
      await field(page, 'remounted text').pressSequentially('ink');
      await page.getByRole('checkbox', {name: 'remounted box'}).click();
      await page.getByRole('combobox', {name: 'remounted size'}).selectOption('A5');
      await page.getByRole('radio', {name: 'remounted black'}).click();
      await page.getByRole('slider', {name: 'remounted weight'}).fill('70');
    },
    answers: ['remounted toggle'],
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
    name: 'a checkbox, twice',
    async act(page) {
      await page.getByRole('checkbox', {name: 'kept box'}).click();
      await page.getByText('kept box').click();
    },
    answers: ['kept toggle', 'kept toggle'],
    expectEffect: (page) =>
      expect(page.getByRole('checkbox', {name: 'kept box'})).not.toBeChecked(),
  },
  {
    name: 'a form (remounted letter), submitted by Enter',
    async act(page) {
      await field(page, 'remounted letter to').fill('Ada');
      await field(page, 'remounted letter to').press('Enter');
    },
    answers: ['remounted letter to Ada'],
  },
  {
    name: 'a button that is disabled until hydration',
    act: (page) => button(page, 'Enabled late').click({force: true}),
    answers: ['enabled'],
  },
  {
    name: 'a button in lazy-loaded code',
    act: (page) => button(page, 'Press loaded').click(),
    answers: ['loaded'],
  },
];

for (const {name, act, answers = [], expectEffect, isAddedByReact} of FIRST_USES) {
  const when = isAddedByReact ? 'while scripts load' : 'before any script';
  test(`${name}: an interaction ${when} has its effect once`, async ({page}) => {
    const scripts = isAddedByReact ? undefined : await holdScripts(page);
    await page.goto(CONTROLS, {waitUntil: 'domcontentloaded'});
    if (isAddedByReact) {
      await page.mouse.move(100, 100, {steps: 5});
    }
    await act(page);
    await scripts?.letThrough();
    await hydrated(page);
    const reported = () => page.evaluate(() => window.answers ?? []);
    await expect.poll(reported).toEqual(answers);
    await expectEffect?.(page);
    await placeAtRest(page);
    expect(await reported()).toEqual(answers);
    await expect(page.locator('[data-held]')).toHaveCount(0);
  });
}
