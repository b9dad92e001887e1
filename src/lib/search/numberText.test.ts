import fc from 'fast-check';
import {expect, test} from 'vitest';
import {NumberReader, writeNumbers} from './numberText';

test('numbers come back as they were, through JSON too', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(200), fc.nat(2 ** 31 - 1))), (numbers) => {
      const text = writeNumbers(numbers);
      const reader = new NumberReader(JSON.parse(JSON.stringify(text)) as string);
      expect(reader.take(numbers.length)).toEqual(numbers);
      expect(reader.done).toBe(true);
      expect(JSON.stringify(text)).toHaveLength(text.length + 2);
    }),
  );
});

test.each([
  ['', 'cut off'],
  ['é', 'other characters'],
  [undefined, 'no text'],
])('%j is refused: %s', (text, _) => {
  expect(() => new NumberReader(text as string).next()).toThrow();
});
