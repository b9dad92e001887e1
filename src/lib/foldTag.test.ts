import {expect, test} from 'vitest';
import {foldTag} from './foldTag';

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
