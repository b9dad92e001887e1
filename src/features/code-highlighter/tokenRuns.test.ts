import {expect, test} from 'vitest';
import {tokenRuns} from './tokenRuns';

test.each([
  ['nothing', [], []],
  [
    'neighbors of one color',
    [
      ['(', 'red'],
      [')', 'red'],
    ],
    [['()', 'red']],
  ],
  ['plain neighbors', [['a'], ['b']], [['ab']]],
  ['a space after a color', [['if', 'red'], [' '], ['x']], [['if ', 'red'], ['x']]],
  ['a space between two of one color', [['-', 'red'], [' '], ['-', 'red']], [['- -', 'red']]],
  ['an indented line', [['  '], ['if', 'red']], [['  '], ['if', 'red']]],
  ['an empty token', [[''], ['if', 'red'], ['']], [['if', 'red']]],
  [
    'two colors',
    [
      ['a', 'red'],
      ['b', 'blue'],
    ],
    [
      ['a', 'red'],
      ['b', 'blue'],
    ],
  ],
] as const)('%s', (_name, given, expected) => {
  const named = (pairs: readonly (readonly string[])[]) =>
    pairs.map(([content = '', color]) => (color === undefined ? {content} : {content, color}));
  expect(tokenRuns(named(given))).toEqual(named(expected));
});
