import fc from 'fast-check';
import {expect, test} from 'vitest';
import {packRows, unpackRows} from './packedRows';
import type {PostRow} from './postRows';

const tag = fc.record({
  label: fc.constantFrom('AI', 'Risk', 'Text'),
  permalink: fc.constantFrom('/a', '/b'),
});

const row: fc.Arbitrary<PostRow> = fc.record(
  {
    title: fc.string(),
    permalink: fc.string(),
    date: fc.constant('2025-01-02'),
    description: fc.string(),
    minutes: fc.nat(),
    tags: fc.array(tag, {maxLength: 4}),
    hidden: fc.string(),
  },
  {requiredKeys: ['title', 'permalink', 'date', 'description', 'minutes', 'tags']},
);

test('unpacking restores packed rows', () => {
  fc.assert(
    fc.property(fc.array(row, {maxLength: 8}), (rows) => {
      expect(unpackRows(JSON.parse(JSON.stringify(packRows(rows))))).toEqual(rows);
    }),
  );
});

test('a tag is stored once, however many rows have it', () => {
  const tags = [{label: 'Risk', permalink: '/blog/tags/risk'}];
  const same = {title: 'a', permalink: '/blog/a', date: '2025-01-02', description: '', minutes: 1};
  const text = JSON.stringify(packRows(Array.from({length: 9}, () => ({...same, tags}))));
  expect(text.match(/tags\/risk/g)).toHaveLength(1);
});
