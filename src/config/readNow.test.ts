import {expect, test} from 'vitest';
import {readNow} from './readNow';

test('SITE_TODAY sets the day; an invalid day is refused', () => {
  expect(readNow({SITE_TODAY: '2025-02-03'})).toBe(Date.parse('2025-02-03T00:00:00Z'));
  expect(Math.abs(readNow({}) - Date.now())).toBeLessThan(1000);
  for (const invalid of ['tomorrow', '2025-2-3', '2025-13-01', '2026-02-30']) {
    expect(() => readNow({SITE_TODAY: invalid})).toThrow(`SITE_TODAY is "${invalid}"`);
  }
});
