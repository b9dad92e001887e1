import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {featuresModule} from './siteFeatures';

/** Returns the names that a module exports. */
function exportsOf(source: string): (string | undefined)[] {
  return [...source.matchAll(/^export (?:\{default as|const) (\w+)/gm)].map(([, name]) => name);
}

test('`src/types.d.ts` declares the features that the module exports', () => {
  const [, declared = ''] =
    /'@generated\/site-features[^]*?\{([^]*?)\n\}/.exec(readFileSync('src/types.d.ts', 'utf8')) ??
    [];
  const names = [...declared.matchAll(/export function (\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(exportsOf(featuresModule(owner)));
});

test.each([
  [['link-preview'], {previews: false}],
  [['newsletter-popup'], {newsletter: false}],
  [['prediction-ticker', 'ticker-tape'], {predictions: undefined, tickerTape: undefined}],
] as const)('if %j are off, their names are still exported, without their code', (off, change) => {
  const all = featuresModule(owner);
  const source = featuresModule({...owner, ...change});
  expect(exportsOf(source)).toEqual(exportsOf(all));
  for (const folder of all.match(/(?<=features\/)[\w-]+/g) ?? []) {
    expect(source.includes(`/${folder}'`)).toBe(!off.some((disabled) => disabled === folder));
  }
});
