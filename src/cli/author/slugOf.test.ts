import {expect, test} from 'vitest';
import {slugOf} from './slugOf';

test.each([
  ['An agent is a loop', 'an-agent-is-a-loop'],
  ['  What’s in a   "name"? ', 'whats-in-a-name'],
  ["Don't panic: 1.5% of 3,000", 'dont-panic-1-5-of-3-000'],
  ['Crème brûlée à la façon d’Åse', 'creme-brulee-a-la-facon-dase'],
  ['Straße nach Łódź, Øst', 'strasse-nach-lodz-ost'],
  ['R&D in C++', 'r-and-d-in-c-plus-plus'],
  ['ﬁne ²', 'fine-2'],
  ['日本語', ''],
  ['!?', ''],
])('%s: %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long one ends with a word, at 60 characters at most', () => {
  expect(slugOf(`${'word '.repeat(11)}exact`)).toBe(`${'word-'.repeat(11)}exact`);
  expect(slugOf(`${'word '.repeat(11)}longer`)).toBe('word-'.repeat(11).slice(0, -1));
  expect(slugOf('x'.repeat(70))).toHaveLength(60);
});
