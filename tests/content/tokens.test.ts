import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import * as shown from '../../src/features/design-system/tokenNames';

type Mode = 'dark' | 'light';

/** Every `--site-*` name of the style sheet's tokens, without the prefix. */
function tokenNames(css: string): string[] {
  return [...new Set([...css.matchAll(/^\s*--site-([a-z0-9-]+):/gm)].map(([, name = '']) => name))];
}

/** The colors of a mode: what `:root` says, under what the mode says. */
function modeColors(css: string, mode: Mode): Map<string, string> {
  const colors = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/^([^{}@]*)\{([^{}]*)\}/gm)) {
    const applies =
      selector.includes(`'${mode}'`) || (selector.includes(':root') && !selector.includes("'"));
    if (applies || (mode === 'dark' && selector.includes("'dark'"))) {
      for (const [, name = '', value = ''] of body.matchAll(
        /--site-([a-z0-9-]+):\s*(#[0-9a-f]{6});/g,
      )) {
        colors.set(name, value);
      }
    }
  }
  return colors;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** All tokens: those of every page, and those of the map. */
const tokensCss = ['tokens', 'clusters']
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
  ...['plot-2', 'plot-3', 'plot-4', 'plot-5'].map((color): [string, string, number] => [
    color,
    'surface-1',
    4.5,
  ]),
  ...CODE.map((part): [string, string, number] => [`code-${part}`, 'code-ground', 4.5]),
];

/** What is too pale in a mode, in words. */
function faint(mode: Mode): string[] {
  const colors = modeColors(tokensCss, mode);
  return PAIRS.flatMap(([text, ground, least]) => {
    const ratio = contrast(colors.get(text) ?? '', colors.get(ground) ?? '');
    return ratio >= least ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)} and not ${least}`];
  });
}

test.each(['dark', 'light'] as const)('every %s text can be read on its ground', (mode) => {
  expect(faint(mode)).toEqual([]);
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
