import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {slugFrom} from './slugFrom';

test.each([
  ['A Title', 'a-title'],
  ['Märchen und Straßen', 'marchen-und-strassen'],
  ['Crème brûlée', 'creme-brulee'],
  ["Don't & won’t", 'dont-and-wont'],
  ['v1.2_final (copy)', 'v1-2-final-copy'],
  ['--a--b--', 'a-b'],
  ['Łódź, Ørsted', 'lodz-orsted'],
  ['日本語', ''],
  ['', ''],
])('%j is %j', (text, slug) => {
  expect(slugFrom(text)).toBe(slug);
});

test('a long one is cut after a word, one long word where it must be', () => {
  expect(slugFrom('one two three', 8)).toBe('one-two');
  expect(slugFrom('endless', 3)).toBe('end');
});

test('whatever the text, it is a slug of this site or nothing', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme'}), (text) =>
      /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slugFrom(text, 20)),
    ),
  );
});
