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

test('what attention rests on is shown, and goes some time after attention', () => {
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

test('what attention passes over is not shown', () => {
  const {shown, intent} = recorded();
  for (const target of ['a', 'b', undefined, 'c', undefined]) {
    intent.aim(target);
    vi.advanceTimersByTime(REST - 1);
  }
  vi.runAllTimers();
  expect(shown).toEqual([]);
});

test('moving about on the same thing does not put it off', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  vi.advanceTimersByTime(REST - 1);
  intent.aim('a');
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a']);
});

test('attention that comes back in time keeps what is shown', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  vi.advanceTimersByTime(REST);
  intent.aim(undefined);
  vi.advanceTimersByTime(REST - 1);
  intent.aim('a');
  vi.runAllTimers();
  expect(shown).toEqual(['a']);
});

test('what is dismissed stays away until attention has been elsewhere', () => {
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

test('dismissing or leaving before anything is shown keeps it from being shown', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  intent.dismiss();
  vi.runAllTimers();
  intent.aim('b');
  intent.leave();
  vi.runAllTimers();
  expect(shown).toEqual([]);
});

test('what attention has left is gone at once, and comes back with it', () => {
  const {shown, intent} = recorded();
  intent.aim('a');
  vi.runAllTimers();
  intent.leave();
  expect(shown).toEqual(['a', undefined]);
  intent.aim('a');
  vi.runAllTimers();
  expect(shown).toEqual(['a', undefined, 'a']);
});
