import {expect, test} from 'vitest';
import {phaseText} from './phaseText';

const plan = {rounds: 3, work: 180, rest: 60};

test.each([
  ['work', 1, 'ready', 'Ready.'],
  ['work', 1, 'running', 'Round 1 of 3: work.'],
  ['work', 2, 'paused', 'Paused. Round 2 of 3: work.'],
  ['rest', 1, 'running', 'Rest before round 2 of 3.'],
  ['done', 3, 'running', 'Done: 9:00 of work in 3 rounds.'],
] as const)('%s, round %d, %s: %s', (kind, round, watch, text) => {
  expect(phaseText(plan, {kind, round, remainingMs: 0}, watch)).toBe(text);
});
