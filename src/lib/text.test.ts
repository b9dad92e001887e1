import {expect, test} from 'vitest';
import {cutAtWord, foldTag, partAnchor} from './text';

test.each([
  ['Open source', 'open-source'],
  ['option', 'Options'],
  ['strategy', 'strategies'],
  ['pull request', 'pull-requests'],
  ['data_set', 'datasets'],
])('%j and %j are one subject', (a, b) => {
  expect(foldTag(a)).toBe(foldTag(b));
});

test.each([
  ['stress', 'stres'],
  ['equity', 'equal'],
])('%j and %j are two', (a, b) => {
  expect(foldTag(a)).not.toBe(foldTag(b));
});

test.each([
  ['short enough', 20, 'short enough'],
  ['cut after a word', 12, 'cut after a…'],
  ['comma, before the cut', 9, 'comma…'],
  ['exactly ten', 11, 'exactly ten'],
  ['123456789012', 8, '1234567…'],
])('%j in %i characters is %j', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
  expect(cutAtWord(text, most).length).toBeLessThanOrEqual(most);
});

test.each([
  ['Vesting with a cliff', 'part-vesting-with-a-cliff'],
  ['Heart-rate zones', 'part-heart-rate-zones'],
  ['Dilution, round by round', 'part-dilution-round-by-round'],
])('%s is at #%s', (title, anchor) => {
  expect(partAnchor(title)).toBe(anchor);
});
