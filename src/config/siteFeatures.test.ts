import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {featuresModule} from './siteFeatures';

function found(source: string, pattern: RegExp): (string | undefined)[] {
  return [...source.matchAll(pattern)].map(([, name]) => name);
}

const FOLDER = /features\/([\w-]+)'/g;
const NAME = /^export (?:\{default as|const) (\w+)/gm;

test.each([
  ['previews', {previews: false}, ['link-preview']],
  ['newsletter', {newsletter: false}, ['newsletter-popup']],
  [
    'tickers',
    {predictions: undefined, tickerTape: undefined},
    ['prediction-ticker', 'ticker-tape'],
  ],
] as const)(
  'without %s, all other features are imported, and every name is exported',
  (_, change, off) => {
    const all = featuresModule(owner);
    const source = featuresModule({...owner, ...change});
    expect(found(all, FOLDER)).toEqual(expect.arrayContaining([...off]));
    expect(found(source, FOLDER)).toEqual(
      found(all, FOLDER).filter((folder) => !off.some((disabled) => disabled === folder)),
    );
    expect(found(source, NAME)).toEqual(found(all, NAME));
  },
);
