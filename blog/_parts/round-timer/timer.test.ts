import {expect, test} from 'vitest';
import {phaseText, sessionMs, timerPhase} from './timer';

const plan = {rounds: 3, work: 180, rest: 60};

test.each([
  [0, 'work', 1, 180],
  [179, 'work', 1, 1],
  [180, 'rest', 1, 60],
  [240, 'work', 2, 180],
  [660, 'done', 3, 0],
])(
  'after %d seconds the phase is %s of round %d, with %d seconds left',
  (seconds, kind, round, remaining) => {
    expect(timerPhase(plan, seconds * 1000)).toEqual({kind, round, remainingMs: remaining * 1000});
  },
);

test('three rounds of three minutes with rests of one minute take eleven minutes', () => {
  expect(sessionMs(plan)).toBe(660_000);
});

test('without rests, each round starts right after the previous one', () => {
  const dense = {...plan, rest: 0};
  expect(timerPhase(dense, 179_999)).toMatchObject({kind: 'work', round: 1, remainingMs: 1});
  expect(timerPhase(dense, 180_000)).toMatchObject({kind: 'work', round: 2});
  expect(timerPhase(dense, 540_000).kind).toBe('done');
});

test('a single round ends without a rest', () => {
  expect(timerPhase({...plan, rounds: 1}, 180_000).kind).toBe('done');
});

test.each([
  ['work', 1, 'ready', 'Ready.'],
  ['work', 1, 'running', 'Round 1 of 3: work.'],
  ['work', 2, 'paused', 'Paused. Round 2 of 3: work.'],
  ['rest', 1, 'running', 'Rest before round 2 of 3.'],
  ['done', 3, 'running', 'Done: 9:00 of work.'],
] as const)('the text for %s in round %d while %s is "%s"', (kind, round, watch, text) => {
  expect(phaseText(plan, {kind, round, remainingMs: 0}, watch)).toBe(text);
});
