import {countOf} from '../text.js';

/**
 * Characters that feeds and pages must not contain: C0 controls except tabs and line breaks, delete and
 * C1 controls, two non-characters and unpaired surrogates (with the flag `u`, pairs do not match).
 */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF\p{Surrogate}]/gu;

/** Removes control characters. One that breaks a line or page becomes a space if it is between two words. */
export function cleanText(text: string): {readonly text: string; readonly count: number} {
  let count = 0;
  const clean = text.replace(CONTROLS, (character, at: number, whole: string) => {
    count += 1;
    const isBreak = /[\v\f\u0085]/.test(character);
    const isBetweenWords = /\S/.test(whole[at - 1] ?? '') && /\S/.test(whole[at + 1] ?? '');
    return isBreak && isBetweenWords ? ' ' : '';
  });
  return {text: clean, count};
}

/**
 * Removes control characters from all strings in a value. Returns the clean value, and a note for the
 * report if any were removed.
 *
 * @param removed number of characters already removed, which the note includes
 */
export function cleanItem<Item>(item: Item, removed = 0) {
  let total = removed;
  const value = JSON.parse(JSON.stringify(item), (_, each: unknown) => {
    const {text, count} = typeof each === 'string' ? cleanText(each) : {text: each, count: 0};
    total += count;
    return text;
  }) as Item;
  const text = `removed ${countOf(total, 'control character')}, because feeds cannot contain them`;
  return {value, notes: total === 0 ? [] : [{kind: 'text', text} as const]};
}
