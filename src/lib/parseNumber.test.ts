import {expect, test} from 'vitest';
import {parseNumber} from './parseNumber';

const limits = {min: -5, max: 100};

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-5', -5],
  ['1e2', 100],
  ['-5.01', undefined],
  ['100.1', undefined],
  ['1e999', undefined],
  ['', undefined],
  [' ', undefined],
  ['-', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['0x10', undefined],
  ['1,000', undefined],
])('"%s" is read as %s', (text, value) => {
  expect(parseNumber(text, limits)).toBe(value);
});

test('where only whole numbers are allowed, decimals are refused', () => {
  expect(parseNumber('3', {...limits, whole: true})).toBe(3);
  expect(parseNumber('3.0', {...limits, whole: true})).toBe(3);
  expect(parseNumber('3.5', {...limits, whole: true})).toBeUndefined();
});
