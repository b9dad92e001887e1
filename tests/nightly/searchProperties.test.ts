import fc from 'fast-check';
import {test} from 'vitest';
import {searchProperties} from '../support/searchProperties';

test.each(searchProperties)('%s', async (_promise, property) => {
  await fc.assert(property as fc.IAsyncProperty<unknown>, {numRuns: 3000});
});
