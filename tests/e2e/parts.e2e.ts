import type {Locator, Page} from '@playwright/test';
import {expect, test, visit} from '../support/test';

/** The page that shows every part. */
const PARTS = '/design-system';

function part(page: Page, name: string): Locator {
  return page.getByRole('figure', {name});
}

/** The sentence with the result; sliders have an output of their own, beside them. */
function answer(figure: Locator): Locator {
  return figure.locator('p').getByRole('status');
}

function field(figure: Locator, name: string): Locator {
  return figure.getByRole('spinbutton', {name, exact: true});
}

test('a part follows the number that is typed @engines', async ({page}) => {
  await visit(page, PARTS);
  for (const [name, label, value, result] of [
    ['Vesting with a cliff', 'Cliff, months', '36', /After 30 months, 0 shares/],
    ['Dilution, round by round', 'Founders’ shares', '14000000', /the founders own 40\.0%/],
    ['Runway', 'Growth, % a month', '8', /Default alive: .* month 18, .* below \$42,507/],
    ['Growth, with and without a fee', 'Fee, % a year', '2', /\$34,599, or 52\.3% of the gain/],
    ['Stake and growth', 'Chance to win, %', '50', /no edge/],
    ['Payoff at expiry', 'Strike, $', '125', /the long call loses \$9/],
    ['Context budget', 'Tools, tokens', '500', /does not fit: 8,100 of 8,000 tokens, 100 too many/],
    ['Heart-rate zones', 'Resting, beats/min', '64', /reserve of 120 beats/],
  ] as const) {
    await field(part(page, name), label).fill(value);
    await expect(answer(part(page, name)), name).toHaveText(result);
  }
});

test('a part follows its slider under the keyboard, and its picture says what it shows @nightly', async ({
  page,
}) => {
  await visit(page, PARTS);
  const vesting = part(page, 'Vesting with a cliff').getByRole('img');
  await expect(vesting).toHaveAccessibleName(/after 30 months, 25,000/);
  for (const [name, label, key, result] of [
    ['Vesting with a cliff', 'Leaves after', 'ArrowRight', /After 31 months, 25,833 shares/],
    ['Growth, with and without a fee', 'Years', 'ArrowLeft', /After 29 years/],
    ['Stake and growth', 'Stake, share of the bankroll', 'Home', /by 0\.00% per bet/],
    ['Payoff at expiry', 'Stock at expiry', 'ArrowLeft', /at \$114, the long call earns \$0/],
    ['Base rate and a signal', 'Base rate: how many have it', 'Home', /right in 0\.0%/],
  ] as const) {
    await part(page, name).getByRole('slider', {name: label}).press(key);
    await expect(answer(part(page, name)), name).toHaveText(result);
  }
  await expect(vesting).toHaveAccessibleName(/after 31 months, 25,833/);
});

test('a part refuses what it cannot work with, says what is allowed and keeps its result @nightly', async ({
  page,
}) => {
  await visit(page, PARTS);
  for (const [name, label, value, allowed] of [
    ['Vesting with a cliff', 'Shares', '', /a whole number from 0 to 1,000,000,000/],
    ['Vesting with a cliff', 'Years', '2.5', /a whole number from 1 to 10/],
    ['Dilution, round by round', 'Founders’ shares', '5', /from 1,000 to/],
    ['Runway', 'Cash, $', '-1', /from 0 to/],
    ['Growth, with and without a fee', 'Return, % a year', '99', /from −20 to 30/],
    ['Stake and growth', 'Chance to win, %', '100', /from 1 to 99/],
    ['Payoff at expiry', 'Premium, $', '1e9', /from 0 to 5,000/],
    ['Context budget', 'Window, tokens', '0', /from 100 to/],
    ['Heart-rate zones', 'Age, years', '400', /from 10 to 100/],
    ['Round timer', 'Work, seconds', '2', /from 5 to 1,800/],
  ] as const) {
    const figure = part(page, name);
    const input = field(figure, label);
    const results = await answer(figure).allInnerTexts();
    const good = await input.inputValue();
    await input.fill(value);
    await expect(input).toHaveAccessibleDescription(allowed);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(answer(figure)).toHaveText(results);
    await input.fill(good);
    await expect(input).toHaveAccessibleDescription('');
  }
  await expect(page.getByRole('main')).not.toContainText('NaN');
});

test('choices change what a part shows: rounds, splits, and the sides of an option @nightly', async ({
  page,
}) => {
  await visit(page, PARTS);
  const dilution = part(page, 'Dilution, round by round');
  await dilution.getByRole('radio', {name: '3'}).check();
  await expect(dilution.getByRole('columnheader')).toHaveText(['Holder', /1/, /2/, /3/]);
  const second = dilution.getByRole('group', {name: 'Round 2'});
  await field(second, 'Raised, $ million').fill('9999');
  await expect(answer(dilution)).toHaveText(/Round 2 would leave nothing/);

  const pace = part(page, 'Pace and splits');
  const time = pace.getByRole('textbox', {name: 'Target time'});
  await pace.getByRole('radio', {name: '10 km'}).check();
  await time.fill('50:00');
  await expect(answer(pace)).toHaveText(/5:00 a kilometer, or 8:03 a mile; halfway in 25:00/);
  await pace.getByRole('radio', {name: '1 km'}).press('Space');
  await expect(pace.getByRole('row')).toHaveCount(11);
  await time.fill('50');
  await expect(time).toHaveAccessibleDescription(/h:mm:ss/);
  await expect(answer(pace)).toHaveText(/5:00 a kilometer/);

  const option = part(page, 'Payoff at expiry');
  const limits = option.getByRole('definition');
  await expect(limits).toHaveText(['$114', 'no limit', '$9']);
  await option.getByRole('radio', {name: 'Call'}).press('ArrowRight');
  await field(option, 'Premium, $').fill('7');
  await expect(limits).toHaveText(['$98', '$98', '$7']);
  await option.getByRole('radio', {name: 'Short'}).check();
  await expect(limits).toHaveText(['$98', '$7', '$98']);

  const heart = part(page, 'Heart-rate zones');
  await heart.getByRole('radio', {name: 'Measured'}).check();
  await field(heart, 'Maximum, beats/min').fill('192');
  await expect(answer(heart)).toHaveText(/measured maximum of 192 .* reserve of 140/);
});

test('more merges make fewer tokens, and the tokens hold the whole text @nightly', async ({
  page,
}) => {
  await visit(page, PARTS);
  const figure = part(page, 'Text into tokens');
  const counts = figure.getByRole('definition');
  const tokens = figure.getByRole('list', {name: 'Tokens'}).getByRole('listitem');
  await figure.getByRole('textbox').fill('the bread €');
  await expect(counts.first()).toHaveText('11');
  await expect(counts.nth(1)).toHaveText('13');
  const many = await tokens.count();
  await expect(counts.nth(2)).toHaveText(String(many));
  expect((await tokens.allInnerTexts()).join('').replaceAll(' ', '')).toBe('the␣bread␣e282ac');
  await figure.getByRole('slider').press('Home');
  await expect(tokens).toHaveCount(13);
  expect(many).toBeLessThan(13);
  await figure.getByRole('textbox').fill('x'.repeat(600));
  await expect(counts.first()).toHaveText('500');
});

test('at a width of 320 px no part is wider than the screen, and Tab reaches all of its controls @nightly', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await visit(page, PARTS);
  const figures = page.getByRole('figure').filter({has: page.locator('figcaption')});
  const faults = await figures.evaluateAll((all) =>
    all
      .flatMap((figure) => [figure, ...figure.querySelectorAll('*')])
      .filter((element) => {
        const {right, width, height} = element.getBoundingClientRect();
        const isTarget = element.matches(
          'input:not([type=radio]), label:has(input), button, summary',
        );
        return right > 320.5 || (isTarget && Math.min(width, height) < 24);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(faults).toEqual([]);

  const figure = part(page, 'Payoff at expiry');
  const controls = await figure.locator('input:not([type=radio]), [type=radio]:checked').all();
  expect(controls.length).toBeGreaterThan(4);
  await controls[0]?.focus();
  for (const control of controls) {
    await expect(control).toBeFocused();
    const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
    // The pointer's focus is not drawn on every kind of control; the keyboard's is.
    expect(control === controls[0] || outline !== 'none').toBe(true);
    await page.keyboard.press('Tab');
  }
});

test.describe('the round timer', () => {
  function timerOf(page: Page) {
    const figure = part(page, 'Round timer');
    const press = (name: string) => figure.getByRole('button', {name, exact: true}).click();
    return {figure, clock: figure.getByRole('timer'), status: figure.getByRole('status'), press};
  }

  test.beforeEach(async ({page}) => {
    await page.clock.install();
    await visit(page, '/blog/a-stamp-fund');
  });

  test('runs, pauses, goes on and begins again, with its plan held while it runs @nightly', async ({
    page,
  }) => {
    const {figure, clock, status, press} = timerOf(page);
    await field(figure, 'Work, seconds').fill('600');
    await expect(clock).toHaveText('10:00');
    await press('Start');
    await expect(field(figure, 'Rounds')).toBeDisabled();
    await page.clock.fastForward(60_000);
    await expect(clock).toHaveText(/^8:\d\d$/);
    await press('Pause');
    await expect(status).toHaveText(/^Paused\. Round 1 of 3/);
    const paused = await clock.innerText();
    await page.clock.fastForward(120_000);
    await expect(clock).toHaveText(paused);
    await press('Resume');
    await page.clock.fastForward(120_000);
    await expect(clock).toHaveText(/^6:\d\d$/);
    await press('Reset');
    await expect(clock).toHaveText('10:00');
    await expect(status).toHaveText('Ready.');
    await expect(field(figure, 'Rounds')).toBeEnabled();
  });

  test('tells the phases apart, is right after a sleep, and rings when it is asked to @nightly', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const {createOscillator} = AudioContext.prototype;
      AudioContext.prototype.createOscillator = function count(this: AudioContext) {
        document.body.dataset['rung'] = 'yes';
        return createOscillator.call(this);
      };
    });
    const rung = page.locator('body[data-rung]');
    const {figure, status, press} = timerOf(page);
    await press('Start');
    await expect(status).toHaveText('Round 1 of 3: work.');
    await page.clock.fastForward(185_000);
    await expect(status).toHaveText('Rest before round 2 of 3.');
    await expect(rung).toHaveCount(0);
    await figure.getByRole('button', {name: 'Bell'}).click();
    await expect(rung).toHaveCount(1);
    await expect(figure.getByRole('button', {name: 'Bell', pressed: true})).toBeVisible();
    await page.clock.fastForward(300_000);
    await expect(status).toHaveText('Round 3 of 3: work.');
    await page.clock.fastForward(3_600_000);
    await expect(status).toHaveText('Done: 9:00 of work in 3 rounds.');
    await press('Again');
    await expect(status).toHaveText('Ready.');
  });
});
