import {expect, test} from 'vitest';
import {checkData} from '../../src/plugins/data-check';

test('the lists of books, media and the resume fit their schemas', () => {
  expect(checkData()).toEqual([]);
});
