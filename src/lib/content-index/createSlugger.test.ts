import {createSlugger as createDocusaurusSlugger} from '@docusaurus/utils';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createSlugger} from './createSlugger';

const HEADINGS = [
  'The schedule',
  'The $100,000 rule bites on the grant value',
  '[3.0.0] - 2021-03-23',
  'What’s “left”? – Nothing…',
  'Café au lait – 你好 – ½ × ²',
  'tools/list & `npm test`, snake_case',
  ' two  spaces ',
  '🎉 Done',
  'Don\'t & "do"',
  '',
];

test.each(HEADINGS)('has the id that Docusaurus gives to %j', (heading) => {
  expect(createSlugger().slug(heading)).toBe(createDocusaurusSlugger().slug(heading));
});

test('tells headings of one name apart as Docusaurus does', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A!', 'a-1', 'a 1', 'a-1-1', 'b')), (headings) => {
      const [ours, theirs] = [createSlugger(), createDocusaurusSlugger()];
      expect(headings.map((text) => ours.slug(text))).toEqual(
        headings.map((text) => theirs.slug(text)),
      );
    }),
  );
});

test('has the ids of Docusaurus for any mix of letters, marks and signs', () => {
  const sign = fc.constantFrom(
    ...'aZß9é½²Ⅷ×€…–—-_.,:;?!\'"’“”()[]{}<>/\\|`*#&%+=~^@ §°你ひ한אبйΩ🎉‿',
  );
  fc.assert(
    fc.property(fc.array(sign, {maxLength: 12}), (signs) => {
      const text = signs.join('');
      expect(createSlugger().slug(text)).toBe(createDocusaurusSlugger().slug(text));
    }),
  );
});
