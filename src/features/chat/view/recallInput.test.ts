import {expect, test} from 'vitest';
import type {Recalled} from './recallInput';
import {recallInput} from './recallInput';

const EARLIER = ['first', 'second'];

function walk(steps: readonly ('older' | 'newer')[], typed: string): string {
  let recalled: Recalled | undefined;
  let text = typed;
  for (const step of steps) {
    const next = recallInput(EARLIER, recalled, text, step);
    recalled = next ?? recalled;
    text = next?.text ?? text;
  }
  return text;
}

test.each([
  [[], 'draft'],
  [['older'], 'second'],
  [['older', 'older'], 'first'],
  [['older', 'older', 'older'], 'first'],
  [['older', 'newer'], 'draft'],
  [['older', 'older', 'newer'], 'second'],
  [['newer'], 'draft'],
  [['older', 'newer', 'newer', 'older'], 'second'],
] as const)('%j shows %s', (steps, text) => {
  expect(walk(steps, 'draft')).toBe(text);
});

test('without earlier inputs there is nowhere to go', () => {
  expect(recallInput([], undefined, 'draft', 'older')).toBeUndefined();
  expect(recallInput([], undefined, 'draft', 'newer')).toBeUndefined();
});
