import fc from 'fast-check';
import {expect, test} from 'vitest';
import {allowedEdits, fuzzyTerms} from './fuzzyTerms';

/** Optimal string alignment, the plain way. */
function editDistance(left: string, right: string): number {
  const rows = Array.from({length: left.length + 1}, (_, i) =>
    Array.from({length: right.length + 1}, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= left.length; i += 1) {
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1];
      let edits = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(!same));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        edits = Math.min(edits, at(i - 2, j - 2) + 1);
      }
      (rows[i] as number[])[j] = edits;
    }
  }
  return at(left.length, right.length);
}

const word = fc.string({unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9});
const dictionary = fc.array(word, {maxLength: 40}).map((words) => [...new Set(words)].sort());

test('finds what the plain way finds, whatever the dictionary', () => {
  fc.assert(
    fc.property(dictionary, word, fc.nat(2), (terms, wanted, most) => {
      const found = fuzzyTerms(terms, wanted, most, false);
      const plain = terms
        .map((term, id) => ({id, edits: editDistance(wanted, term), length: term.length}))
        .filter(({edits}) => edits <= most);
      expect(found).toEqual(plain);
    }),
  );
});

test('as a prefix, finds every term with a beginning that near', () => {
  fc.assert(
    fc.property(dictionary, word, fc.nat(2), (terms, wanted, most) => {
      const found = fuzzyTerms(terms, wanted, most, true).map(({id}) => id);
      const plain = terms.flatMap((term, id) => {
        const ends = Array.from({length: term.length}, (_, index) => term.slice(0, index + 1));
        return ends.some((end) => editDistance(wanted, end) <= most) ? [id] : [];
      });
      expect(found).toEqual(plain);
    }),
  );
});

test.each([
  ['abc', 0],
  ['abcd', 1],
  ['abcdefg', 1],
  ['abcdefgh', 2],
])('%s may have %i slips', (text, edits) => {
  expect(allowedEdits(text)).toBe(edits);
});
