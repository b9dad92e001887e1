import {expect, test} from 'vitest';
import {citationMarks} from './citationMarks';

test.each([
  ['no marks', []],
  ['a [1] b', [[1]]],
  ['a [1][2]', [[1], [2]]],
  ['a [1, 3; 4]', [[1, 3, 4]]],
  [
    'a [2-4] and [2–3]',
    [
      [2, 3, 4],
      [2, 3],
    ],
  ],
  ['a [^1]', [[1]]],
  ['a \\[1\\]', [[1]]],
  ['a 【2】', [[2]]],
  ['a [1, 1]', [[1]]],
  ['a [1-999]', [[1, 999]]],
  ['a [4-2]', [[4, 2]]],
  ['[x] [1a] [] [2024]', []],
])('%j holds %j', (text, numbers) => {
  expect(citationMarks(text).map((mark) => mark.numbers)).toEqual(numbers);
});

test('says where a mark stands', () => {
  const text = 'a [1, 2].';
  const [mark] = citationMarks(text);
  expect(text.slice(mark?.start, mark?.end)).toBe('[1, 2]');
});
