import fc from 'fast-check';
import {test} from 'vitest';
import {searchProperties} from '../support/searchProperties';

/** The nightly suite tries thousands. */
test.each(searchProperties)('%s', async (_promise, property) => {
  await fc.assert(property as fc.IAsyncProperty<unknown>, {numRuns: 100});
});
