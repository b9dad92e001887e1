import type {Locator, Page} from '@playwright/test';
import {shippedTest as test} from '../support/servedSites';
import {expect, visit} from '../support/test';

/** The slug of the post of each interactive component, by the component's accessible name. */
const POSTS = {
  'Vesting with a cliff': 'equity-guide',
  'Dilution, round by round': 'equity-guide',
  Runway: 'runway-is-a-division',
  'Growth, with and without a fee': 'thirty-years-of-saving',
  'Stake and growth': 'kelly-without-the-hype-3f9a2c',
  'Payoff at expiry': 'option-payoffs-and-one-parity',
  'Base rate and a signal': 'base-rates-and-interview-signals',
  'Text into tokens': 'tokens-are-not-words',
  'Context budget': 'agents-guide',
  'Pace and splits': 'the-arithmetic-of-marathon-pace',
  'Heart-rate zones': 'running-guide',
  'Round timer': 'three-rounds-one-minute',
};
type Name = keyof typeof POSTS;
const NAMES = Object.keys(POSTS) as Name[];

/** Opens the post of a component. */
async function open(page: Page, name: Name): Promise<Locator> {
  await visit(page, `/blog/${POSTS[name]}`);
  return page.getByRole('figure', {name});
}

function field(figure: Locator, name: string): Locator {
  return figure.getByRole('spinbutton', {name, exact: true});
}

test('a component reacts to a number, unless the number is invalid', async ({page}) => {
  const figure = await open(page, 'Runway');
  const answer = figure.locator('p').getByRole('status');
  const input = field(figure, 'Growth, % a month');
  await input.fill('8');
  await expect(answer).toHaveText(/Default alive: .* month 18/);
  await input.fill('-1000');
  await expect(input).toHaveAccessibleDescription(/from .* to /);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(answer).toHaveText(/Default alive: .* month 18/);
});

/** Returns the HTML of everything in a component that may depend on its inputs. */
function resultOf(figure: Locator): Promise<string> {
  const parts = figure.locator('p output, svg, [role=img], table, dl, ol, ul');
  return parts.evaluateAll((elements) => elements.map(({outerHTML}) => outerHTML).join('\n'));
}

/** Returns the HTML of elements that are too wide for a phone, and of controls that are too small. */
function misfits(figure: Locator): Promise<string[]> {
  return figure.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((element) => {
        const {right, width, height} = element.getBoundingClientRect();
        const isTarget = element.matches(
          'input:not([type=radio]), label:has(input), button, summary',
        );
        return right > 320.5 || (isTarget && Math.min(width, height) < 24);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

test('every component fits a phone, and reacts to its sliders and choices', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 320, height: 800});
  let changes = 0;
  for (const name of NAMES) {
    const figure = await open(page, name);
    expect(await misfits(figure), name).toEqual([]);
    const expectChange = async (act: () => Promise<void>) => {
      const before = await resultOf(figure);
      await act();
      await expect.poll(async () => (await resultOf(figure)) !== before, name).toBe(true);
      changes += 1;
    };
    for (const slider of await figure.getByRole('slider').all()) {
      const initialValue = await slider.inputValue();
      await slider.press('Home');
      await expectChange(() => slider.press('End'));
      await slider.fill(initialValue);
    }
    for (const radio of await figure.getByRole('radio').all()) {
      if (!(await radio.isChecked())) {
        await expectChange(() => radio.check());
      }
    }
  }
  expect(changes).toBeGreaterThan(12);
});

test('the round timer pauses, stays correct after sleep, and rings', async ({page}) => {
  await page.clock.install();
  const figure = await open(page, 'Round timer');
  await page.evaluate(() => {
    const {createOscillator} = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function count(this: AudioContext) {
      document.body.dataset['rung'] = 'yes';
      return createOscillator.call(this);
    };
  });
  const rung = page.locator('body[data-rung]');
  const clock = figure.getByRole('timer');
  const status = figure.getByRole('status');
  const press = (name: string) => figure.getByRole('button', {name, exact: true}).click();
  await press('Start');
  await expect(status).toHaveText('Round 1 of 3: work.');
  await expect(field(figure, 'Rounds')).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(clock).toHaveText(/^1:\d\d$/);
  await press('Pause');
  await expect(status).toHaveText(/^Paused\. Round 1 of 3/);
  const paused = await clock.innerText();
  await page.clock.fastForward(120_000);
  await expect(clock).toHaveText(paused);
  await press('Resume');
  await page.clock.fastForward(125_000);
  await expect(status).toHaveText('Rest before round 2 of 3.');
  await expect(rung).toHaveCount(0);
  await press('Bell');
  await expect(rung).toHaveCount(1);
  await page.clock.fastForward(3_600_000);
  await expect(status).toHaveText('Done: 9:00 of work.');
  await press('Again');
  await expect(status).toHaveText('Ready.');
  await expect(field(figure, 'Rounds')).toBeEnabled();
});
