import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {accentColors} from '../../src/cli/author/fresh/accentColors';
import {colorTokens, contrast} from '../../src/lib/colors';

/** Style sheets with all tokens: those of every page, the owner's accent, and those of the map. */
const tokensCss = ['tokens', 'accent', 'clusters']
  .map((name) => readFileSync(`src/css/${name}.css`, 'utf8'))
  .join('\n');

/** Text tokens, background tokens, minimum contrast (WCAG 2: AAA 7, AA 4.5, controls 3). */
const RULES: readonly (readonly [texts: RegExp, grounds: RegExp, minimum: number])[] = [
  [/^text$/, /^(?:ground|surface-[12]|accent-ground)$/, 7],
  [/^(?:text-muted|accent|accent-strong|loss)$/, /^(?:ground|surface-[12])$/, 4.5],
  [/^accent(?:-strong)?$/, /^accent-ground$/, 4.5],
  [/^on-accent$/, /^accent(?:-strong)?$/, 4.5],
  [/^border-strong$/, /^(?:ground|surface-1)$/, 3],
  [/^(?:focus|cluster-\d+)$/, /^ground$/, 3],
  [/^calendar-lit$/, /^calendar-empty$/, 3],
  [/^plot-[2-5]$/, /^surface-1$/, 4.5],
  [/^code-(?!ground|highlight)/, /^code-ground$/, 4.5],
];

/** Returns a line for each pair with too little contrast, and for each rule without a pair. */
function faintPairs(colors: ReadonlyMap<string, string>): string[] {
  const matching = (pattern: RegExp) => [...colors].filter(([name]) => pattern.test(name));
  return RULES.flatMap(([texts, grounds, minimum]) => {
    const pairs = matching(texts).flatMap(([text, color]) =>
      matching(grounds).map(([ground, behind]) => {
        const ratio = contrast(color, behind);
        return ratio >= minimum ? [] : [`${text} on ${ground}: ${ratio}, less than ${minimum}`];
      }),
    );
    return pairs.length > 0 ? pairs.flat() : [`no color matches ${texts} or ${grounds}`];
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

test.each(['dark', 'light'] as const)('any accent color has enough contrast in %s mode', (mode) => {
  const tokens = colorTokens(tokensCss, mode);
  const channel = fc.integer({min: 0, max: 255});
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const chosen = `#${[red, green, blue].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
      const accent = Object.entries(accentColors(chosen, mode, tokens));
      expect(faintPairs(new Map([...tokens, ...accent]))).toEqual([]);
    }),
  );
});
