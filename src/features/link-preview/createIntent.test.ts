import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {REST, createIntent} from './createIntent';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function recorded() {
  const shown: (string | undefined)[] = [];
  return {shown, intent: createIntent<string>((target) => shown.push(target))};
}

test('a target is shown after a pause on it, and hidden after a pause elsewhere', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  vi.advanceTimersByTime(REST - 1);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a']);
  intent.aim(undefined);
  vi.advanceTimersByTime(REST);
  expect(shown).toEqual(['a', undefined]);
});

test('targets that are only passed over are not shown', () => {
  const {shown, intent} = recorded();
  for (const target of ['a', 'b', undefined, 'c', undefined]) {
    intent.aim(target);
    vi.advanceTimersByTime(REST - 1);
  }
  vi.runAllTimers();
  expect(shown).toEqual([]);
});

test('moving within the same target does not restart the delay', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  vi.advanceTimersByTime(REST - 1);
  intent.aim('a');
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a']);
});

test('a target stays shown if the pointer or focus returns in time', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  vi.advanceTimersByTime(REST);
  intent.aim(undefined);
  vi.advanceTimersByTime(REST - 1);
  intent.aim('a');
  vi.runAllTimers();
  expect(shown).toEqual(['a']);
});

test('a dismissed target reappears only after moving away and back', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  vi.advanceTimersByTime(REST);
  intent.dismiss();
  intent.aim('a');
  vi.runAllTimers();
  expect(shown).toEqual(['a', undefined]);
  intent.aim(undefined);
  intent.aim('a');
  vi.runAllTimers();
  expect(shown).toEqual(['a', undefined, 'a']);
});

test('dismissing or leaving during the delay cancels it', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  intent.dismiss();
  vi.runAllTimers();
  intent.aim('b');
  intent.leave();
  vi.runAllTimers();
  expect(shown).toEqual([]);
});

test('leaving hides the target at once, and aiming at it again shows it again', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  vi.runAllTimers();
  intent.leave();
  expect(shown).toEqual(['a', undefined]);
  intent.aim('a');
  vi.runAllTimers();
  expect(shown).toEqual(['a', undefined, 'a']);
});
