import fc from 'fast-check';
import {test} from 'vitest';
import {hostileProperties} from '../support/hostileProperties';

const INPUTS = 10_000;

test.each(hostileProperties)('%s', (_promise, property) => {
  fc.assert(property, {numRuns: Math.ceil(INPUTS / hostileProperties.length)});
});
