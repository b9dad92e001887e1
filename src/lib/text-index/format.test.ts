import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {ENGLISH} from './english';
import {indexOptions, packTerms, unpackTerms} from './format';

test('terms that were packed are MiniSearch’s own again', () => {
  const index = new MiniSearch(indexOptions(ENGLISH));
  index.addAll([
    {id: 0, title: 'Tides and tides', tags: 'sea', slug: 'tides', description: 'The sea, twice.'},
    {id: 7, title: 'A sea wall', tags: '', slug: 'sea-wall', description: 'Tides meet it.'},
  ]);
  const {index: terms} = index.toJSON();
  const packed = JSON.stringify(packTerms(terms));
  expect(unpackTerms(JSON.parse(packed) as ReturnType<typeof packTerms>)).toEqual(terms);
  expect(packed.length).toBeLessThan(0.8 * JSON.stringify(terms).length);
});
