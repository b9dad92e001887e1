import fc from 'fast-check';
import {test} from 'vitest';
import {hostileProperties} from '../support/hostileProperties';

/** Together some 500 inputs; the nightly suite tries 10,000. */
test.each(hostileProperties)('%s', (_promise, property) => {
  fc.assert(property, {numRuns: 63});
});
