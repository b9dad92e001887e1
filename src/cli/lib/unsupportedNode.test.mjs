import {expect, test} from 'vitest';
import {unsupportedNode} from './unsupportedNode.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(unsupportedNode(version, '>=20.19')).toBeUndefined();
});

test.each(['18.20.0', '20.18.3', '8.0.0'])(
  'refuses Node %s and names what is needed',
  (version) => {
    expect(unsupportedNode(version, '>=20.19')).toContain(`20.19 or newer; this is ${version}`);
  },
);
