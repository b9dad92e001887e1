import {expect, test} from 'vitest';
import owner from '../../../tests/fixtures/site/src/data/owner';
import {partsModule} from '.';

test.each([
  ['all on', {}, ['link-preview', 'newsletter-popup', 'prediction-ticker', 'ticker-tape']],
  ['no previews', {previews: false}, ['newsletter-popup', 'prediction-ticker', 'ticker-tape']],
  ['no newsletter', {newsletter: false}, ['link-preview', 'prediction-ticker', 'ticker-tape']],
  [
    'no tickers',
    {predictions: undefined, tickerTape: undefined},
    ['link-preview', 'newsletter-popup'],
  ],
] as const)('with %s the others are imported, and each name is there', (_, change, folders) => {
  const source = partsModule({...owner, ...change});
  const imported = [...source.matchAll(/features\/([\w-]+)'/g)].map(([, folder]) => folder);
  expect(imported).toEqual(folders);
  expect(source.match(/^export /gm)).toHaveLength(4);
});
