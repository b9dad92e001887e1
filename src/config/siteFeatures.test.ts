import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {featuresModule} from './siteFeatures';

const NAME = /^export (?:\{default as|const) (\w+)/gm;

test.each([
  [{previews: false}, ['link-preview']],
  [{newsletter: false}, ['newsletter-popup']],
  [{predictions: undefined, tickerTape: undefined}, ['prediction-ticker', 'ticker-tape']],
] as const)('with %j, every name is exported, but %j is not imported', (change, off) => {
  const all = featuresModule(owner);
  const source = featuresModule({...owner, ...change});
  expect(source.match(NAME)?.map((text) => text.split(' ').at(-1))).toEqual(
    all.match(NAME)?.map((text) => text.split(' ').at(-1)),
  );
  for (const folder of all.match(/(?<=features\/)[\w-]+/g) ?? []) {
    expect(source.includes(`/${folder}'`)).toBe(!off.some((disabled) => disabled === folder));
  }
});
