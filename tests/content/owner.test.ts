import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';

test('the owner file is one that the site can be built with', () => {
  expect(() => readOwner({})).not.toThrow();
});
