import {expect, test} from 'vitest';
import {CommandError} from './CommandError.mjs';
import {readPort} from './readPort.mjs';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['1', 1],
  ['3001', 3001],
  ['65535', 65535],
])('reads %s as %i', (text, port) => {
  expect(readPort(text)).toBe(port);
});

test.each(['0', '65536', '99999999', '-1', '3000.5', '3e3', '0x10', ' 3000', 'http', 'NaN'])(
  'refuses "%s", names it and exits with 2',
  (text) => {
    expect(() => readPort(text)).toThrow(CommandError);
    expect(() => readPort(text)).toThrow(expect.objectContaining({exitCode: 2}));
    expect(() => readPort(text)).toThrow(`"${text}"`);
  },
);

test('accepts 0 only where the system may choose the port', () => {
  expect(readPort('0', {zero: true})).toBe(0);
});
