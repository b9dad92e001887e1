import {expect, test} from 'vitest';
import {isScheduled} from './isScheduled';

test.each([
  ['2025-06-02', '2025-06-01T23:59:59Z', true],
  ['2025-06-02', '2025-06-02T00:00:00Z', false],
  ['2025-06-02', '2025-06-03T00:00:00Z', false],
  ['2026-01-01', '2025-12-31T12:00:00Z', true],
])('a post of %s is still to come at %s: %s', (date, now, expected) => {
  expect(isScheduled(date, Date.parse(now))).toBe(expected);
});
