import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {checkData} from '../../src/features/content-check/dataCheck';

test('the lists in src/data match their schemas', () => {
  expect(checkData()).toEqual([]);
});

test('the owner file is valid', () => {
  expect(() => readOwner({})).not.toThrow();
});
