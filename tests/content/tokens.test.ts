import {expect, test} from 'vitest';
import * as shown from '../../src/features/design-system/tokenNames';
import type {Mode} from '../support/tokens';
import {contrast, modeColors, tokenNames, tokensCss} from '../support/tokens';

const GROUNDS = ['ground', 'surface-1', 'surface-2'];
const CODE = [
  'text',
  'comment',
  'punctuation',
  'keyword',
  'string',
  'number',
  'function',
  'property',
  'inserted',
  'deleted',
];

/** Text token, ground token, least contrast (WCAG 2: AAA 7, AA 4.5, parts of controls 3). */
const PAIRS: [string, string, number][] = [
  ...GROUNDS.map((ground): [string, string, number] => ['text', ground, 7]),
  ...GROUNDS.flatMap((ground): [string, string, number][] =>
    ['text-muted', 'accent', 'accent-strong', 'gain', 'loss'].map((text) => [text, ground, 4.5]),
  ),
  ['accent', 'accent-ground', 4.5],
  ['text', 'accent-ground', 7],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['border-strong', 'ground', 3],
  ['border-strong', 'surface-1', 3],
  ['focus', 'ground', 3],
  ['calendar-lit', 'calendar-empty', 3],
  ...Array.from({length: 12}, (_, place): [string, string, number] => [
    `cluster-${place + 1}`,
    'ground',
    3,
  ]),
  ...CODE.map((part): [string, string, number] => [`code-${part}`, 'code-ground', 4.5]),
];

test.each(
  (['dark', 'light'] as Mode[]).flatMap((mode) => PAIRS.map((pair) => [mode, ...pair] as const)),
)('%s: %s on %s has a contrast of %f or more', (mode, text, ground, least) => {
  const colors = modeColors(tokensCss, mode);
  expect(contrast(colors.get(text) ?? '', colors.get(ground) ?? '')).toBeGreaterThanOrEqual(least);
});

test('both modes say a value for the same colors', () => {
  expect([...modeColors(tokensCss, 'dark').keys()].sort()).toEqual(
    [...modeColors(tokensCss, 'light').keys()].sort(),
  );
});

test('the design page shows every token', () => {
  const names = Object.values(shown).flat();
  expect([...names].sort()).toEqual(tokenNames(tokensCss).sort());
});
