import {expect, test} from 'vitest';
import {addressSpace} from './addressSpace';

test.each([
  ['http://localhost:11434', 'loopback'],
  ['http://127.0.0.1:11434', 'loopback'],
  ['http://[::1]:11434', 'loopback'],
  ['http://192.168.1.20:11434', 'local'],
  ['http://10.0.0.2', 'local'],
  ['http://172.20.1.1:8080', 'local'],
  ['http://172.40.1.1:8080', undefined],
  ['http://box.local:11434', 'local'],
  ['http://[fd00::1]:8080', 'local'],
  ['https://models.example', undefined],
  ['https://10.example', undefined],
])('%s belongs to %s', (origin, space) => {
  expect(addressSpace(origin)).toBe(space);
});
