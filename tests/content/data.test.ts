import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {checkData} from '../../src/plugins/data-check';

test('the lists of books, media and the resume fit their schemas', () => {
  expect(checkData()).toEqual([]);
});

test('the owner file is one that the site can be built with', () => {
  expect(() => readOwner({})).not.toThrow();
});
