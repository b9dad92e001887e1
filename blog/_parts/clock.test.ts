import {expect, test} from 'vitest';
import {formatClock, parseClock} from './clock';

test.each([
  [0, '0:00'],
  [341.27, '5:41'],
  [59.6, '1:00'],
  [36_061, '10:01:01'],
])('%d seconds are formatted as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});

test.each([
  ['4:00:00', 14_400],
  [' 0:59:59 ', 3599],
  ['4', NaN],
  ['4:60:00', NaN],
  ['-4:00:00', NaN],
  ['4:00:00:00', NaN],
])('"%s" is parsed as %s seconds', (text, seconds) => {
  expect(parseClock(text)).toBe(seconds);
});
