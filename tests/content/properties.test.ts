import fc from 'fast-check';
import {test} from 'vitest';
import {hostileProperties} from '../support/hostileProperties';
import {searchProperties} from '../support/searchProperties';

test.each(hostileProperties)('%s', (_promise, property) => {
  fc.assert(property, {numRuns: 100});
});

test.each(searchProperties)('%s', async (_promise, property) => {
  await fc.assert(property as fc.IAsyncProperty<unknown>, {numRuns: 100});
});
