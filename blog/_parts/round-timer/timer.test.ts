import {expect, test} from 'vitest';
import {phaseText, timerPhase} from './timer';

const THREE_ROUNDS = {rounds: 3, work: 180, rest: 60};

test.each([
  [THREE_ROUNDS, 0, 'work', 1, 180],
  [THREE_ROUNDS, 179, 'work', 1, 1],
  [THREE_ROUNDS, 180, 'rest', 1, 60],
  [THREE_ROUNDS, 240, 'work', 2, 180],
  [THREE_ROUNDS, 660, 'done', 3, 0],
  [{...THREE_ROUNDS, rest: 0}, 180, 'work', 2, 180],
  [{...THREE_ROUNDS, rest: 0}, 540, 'done', 3, 0],
  [{...THREE_ROUNDS, rounds: 1}, 180, 'done', 1, 0],
])(
  'with the plan %j, after %d seconds the phase is %s of round %d, with %d seconds left',
  (plan, seconds, kind, round, remaining) => {
    const phase = timerPhase(plan, seconds * 1000);
    expect(phase).toEqual({kind, round, remainingMs: remaining * 1000});
  },
);

test.each([
  ['work', 1, 'ready', 'Ready.'],
  ['work', 1, 'running', 'Round 1 of 3: work.'],
  ['work', 2, 'paused', 'Paused. Round 2 of 3: work.'],
  ['rest', 1, 'running', 'Rest before round 2 of 3.'],
  ['done', 3, 'running', 'Done: 9:00 of work.'],
] as const)('the text for %s in round %d while %s is "%s"', (kind, round, status, text) => {
  expect(phaseText(THREE_ROUNDS, {kind, round, remainingMs: 0}, status)).toBe(text);
});
