import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {accentColors} from '../../src/cli/author/fresh/accentColors';
import {colorTokens, contrast} from '../../src/lib/colors';

/** Style sheets with all tokens: those of every page, the owner's accent, and those of the map. */
const tokensCss = ['tokens', 'accent', 'clusters']
  .map((name) => readFileSync(`src/css/${name}.css`, 'utf8'))
  .join('\n');

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

/** Text token, background token, minimum contrast (WCAG 2: AAA 7, AA 4.5, controls 3). */
const PAIRS: [string, string, number][] = [
  ...GROUNDS.map((ground): [string, string, number] => ['text', ground, 7]),
  ...GROUNDS.flatMap((ground): [string, string, number][] =>
    ['text-muted', 'accent', 'accent-strong', 'gain', 'loss'].map((text) => [text, ground, 4.5]),
  ),
  ['accent', 'accent-ground', 4.5],
  ['accent-strong', 'accent-ground', 4.5],
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
  ...['plot-2', 'plot-3', 'plot-4', 'plot-5'].map((color): [string, string, number] => [
    color,
    'surface-1',
    4.5,
  ]),
  ...CODE.map((part): [string, string, number] => [`code-${part}`, 'code-ground', 4.5]),
];

/** Returns a line for each pair with too little contrast. */
function faintPairs(colors: ReadonlyMap<string, string>): string[] {
  return PAIRS.flatMap(([text, ground, minimum]) => {
    const ratio = contrast(colors.get(text) ?? '', colors.get(ground) ?? '');
    return ratio >= minimum ? [] : [`${text} on ${ground}: ${ratio}, less than ${minimum}`];
  });
}

test.each(['dark', 'light'] as const)('every text in %s mode has enough contrast', (mode) => {
  expect(faintPairs(colorTokens(tokensCss, mode))).toEqual([]);
});

test('both modes define the same colors', () => {
  expect([...colorTokens(tokensCss, 'dark').keys()].sort()).toEqual(
    [...colorTokens(tokensCss, 'light').keys()].sort(),
  );
});

test.each(['dark', 'light'] as const)(
  'any color becomes an accent with enough contrast in %s mode',
  (mode) => {
    const tokens = colorTokens(tokensCss, mode);
    const channel = fc.integer({min: 0, max: 255});
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const chosen = `#${[red, green, blue].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
        const accent = Object.entries(accentColors(chosen, mode, tokens));
        expect(faintPairs(new Map([...tokens, ...accent]))).toEqual([]);
      }),
    );
  },
);
