import type {Page} from '@playwright/test';
import {field, part, PARTS_PATH} from '../support/postParts';
import {expect, test, visit} from '../support/test';

function timer(page: Page) {
  const figure = part(page, 'Round timer');
  const press = (name: string) => figure.getByRole('button', {name, exact: true}).click();
  return {figure, clock: figure.getByRole('timer'), status: figure.getByRole('status'), press};
}

test.beforeEach(async ({page}) => {
  await page.clock.install();
  await visit(page, PARTS_PATH);
});

/** The clock goes on while the page is asked: a few seconds more than were run are no fault. */
const SLACK = 20;

test('the round timer runs, pauses, goes on and begins again', async ({page}) => {
  const {clock, status, press} = timer(page);
  const secondsLeft = async () => {
    const [minutes = '', seconds = ''] = (await clock.innerText()).split(':');
    return Number(minutes) * 60 + Number(seconds);
  };
  await expect(clock).toHaveText('3:00');
  await press('Start');
  await page.clock.runFor(10_000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(170);
  await expect(status).toHaveText('Round 1 of 3: work.');
  await press('Pause');
  await expect(status).toHaveText('Paused. Round 1 of 3: work.');
  const paused = await secondsLeft();
  expect(paused).toBeGreaterThan(170 - SLACK);
  await page.clock.runFor(60_000);
  expect(await secondsLeft()).toBe(paused);
  await press('Resume');
  await page.clock.runFor(5000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(paused - 5);
  expect(await secondsLeft()).toBeGreaterThan(paused - 5 - SLACK);
  await press('Reset');
  await expect(clock).toHaveText('3:00');
  await expect(status).toHaveText('Ready.');
});

test('the round timer tells the phases apart, and is right after a sleep of the tab', async ({
  page,
}) => {
  const {clock, status, press} = timer(page);
  await press('Start');
  await page.clock.fastForward(190_000);
  await expect(status).toHaveText('Rest before round 2 of 3.');
  // The clock goes on while the page is asked.
  await expect(clock).toHaveText(/^0:(?:50|4\d)$/);
  await page.clock.fastForward(300_000);
  await expect(status).toHaveText('Round 3 of 3: work.');
  await expect(clock).toHaveText(/^2:(?:50|4\d)$/);
  await page.clock.fastForward(3_600_000);
  await expect(status).toHaveText('Done: 9:00 of work in 3 rounds.');
  await press('Again');
  await expect(status).toHaveText('Ready.');
});

test('the round timer keeps its plan while it runs', async ({page}) => {
  const {figure, clock, press} = timer(page);
  await field(figure, 'Work, seconds').fill('2');
  await expect(field(figure, 'Work, seconds')).toHaveAccessibleDescription(/from 5 to 1,800/);
  await field(figure, 'Work, seconds').fill('20');
  await expect(clock).toHaveText('0:20');
  await press('Start');
  await expect(field(figure, 'Rounds')).toBeDisabled();
  await press('Reset');
  await expect(field(figure, 'Rounds')).toBeEnabled();
});

test('the round timer is silent until the bell is asked for', async ({page}) => {
  const {figure, press} = timer(page);
  await page.evaluate(() => {
    const {createOscillator} = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function count(this: AudioContext) {
      document.body.dataset['strokes'] = String(Number(document.body.dataset['strokes'] ?? 0) + 1);
      return createOscillator.call(this);
    };
  });
  const strokes = () => page.evaluate(() => document.body.dataset['strokes']);
  await press('Start');
  await page.clock.fastForward(190_000);
  expect(await strokes()).toBeUndefined();
  const bell = figure.getByRole('button', {name: 'Bell'});
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(strokes).toBe('2');
  await page.clock.fastForward(60_000);
  await expect.poll(strokes).toBe('4');
});
