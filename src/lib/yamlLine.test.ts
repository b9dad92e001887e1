import {expect, test} from 'vitest';
import {yamlLine} from './yamlLine';

test('finding the lines of 3,000 entries is fast', () => {
  // Parsing the text again for each entry would exceed the time limit of a test.
  const numbers = Array.from({length: 3000}, (_, index) => index);
  const text = numbers.map((number) => `- {from: /${number}, to: /new}\n`).join('');
  expect(numbers.map((number) => yamlLine(text, [number, 'to']))).toEqual(
    numbers.map((number) => number + 1),
  );
});
