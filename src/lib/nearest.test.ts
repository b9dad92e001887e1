import {expect, test} from 'vitest';
import {nearest} from './nearest';

const tags = ['machine-learning', 'mcp', 'open-source', 'options', 'ai'];

test.each([
  ['machine-lerning', 'machine-learning'],
  ['Open-Source', 'open-source'],
  ['option', 'options'],
  ['mpc', undefined],
  ['quantum', undefined],
  ['', undefined],
])('the nearest tag to %j is %j', (word, expected) => {
  expect(nearest(word, tags)).toBe(expected);
});
