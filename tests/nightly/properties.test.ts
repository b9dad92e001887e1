import fc from 'fast-check';
import {test} from 'vitest';
import {hostileProperties} from '../support/hostileProperties';
import {searchProperties} from '../support/searchProperties';

const INPUTS = 10_000;

test.each(hostileProperties)('%s', (_promise, property) => {
  fc.assert(property, {numRuns: Math.ceil(INPUTS / hostileProperties.length)});
});

test.each(searchProperties)('%s', async (_promise, property) => {
  await fc.assert(property as fc.IAsyncProperty<unknown>, {numRuns: 3000});
});
