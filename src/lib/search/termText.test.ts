import fc from 'fast-check';
import {expect, test} from 'vitest';
import {foldText} from '../foldText';
import {readTerms, writeTerms} from './termText';

/** Any code units at all, halves of pairs too. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), {maxLength: 80})
  .map((codes) => String.fromCharCode(...codes));

test('sorted terms come back as they were', () => {
  const word = anyText.map(foldText);
  fc.assert(
    fc.property(fc.array(word.filter((text) => /^[^A-Z]+$/.test(text))), (words) => {
      const terms = [...new Set(words)].sort();
      expect(readTerms(writeTerms(terms))).toEqual(terms);
    }),
  );
});

test('what neighbours share is written once', () => {
  expect(writeTerms(['vest', 'vested', 'vesting', 'volume'])).toBe('AvestEedEingBolume');
});
