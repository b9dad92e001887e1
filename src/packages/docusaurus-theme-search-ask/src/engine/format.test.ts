import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {ENGLISH} from './english.js';
import {indexOptions, packLengths, packTerms, unpackLengths, unpackTerms} from './format.js';

test('unpacking restores the terms of MiniSearch', () => {
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

test('packed lengths of fields differ by less than a twentieth', () => {
  const lengths = {
    0: [3, 0],
    1: [7, 1],
    2: [undefined, undefined, 240],
    3: [undefined, undefined, 5000],
  } as unknown as Record<string, number[]>;
  const packed = JSON.stringify(packLengths(lengths, 3));
  const unpacked = unpackLengths(JSON.parse(packed) as ReturnType<typeof packLengths>);
  expect(unpacked[0]).toEqual([3, 0]);
  expect(unpacked[1]?.[1]).toBe(1);
  for (const [document, field] of [
    [1, 0],
    [2, 2],
    [3, 2],
  ] as const) {
    const [exact = 0, rounded = 0] = [lengths[document]?.[field], unpacked[document]?.[field]];
    expect(Math.abs(rounded / exact - 1)).toBeLessThan(1 / 20);
  }
});
