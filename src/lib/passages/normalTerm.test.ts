import {expect, test} from 'vitest';
import {normalTerm} from './normalTerm';

// cspell:ignore behaviour licence tokenise

test.each([
  ['taught', 'teaches'],
  ['licence', 'license'],
  ['tokenise', 'tokenizing'],
  ['behaviour', 'behavior'],
  ['shares', 'share'],
  ['indices', 'index'],
])('%s is indexed as %s is', (one, other) => {
  expect(normalTerm(one)).toBe(normalTerm(other));
});

test.each([
  ['cliff', 'clip'],
  ['option', 'opinion'],
])('%s is not %s', (one, other) => {
  expect(normalTerm(one)).not.toBe(normalTerm(other));
});
