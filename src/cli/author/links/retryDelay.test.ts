import {expect, test} from 'vitest';
import {parseRetryAfter, retryDelay} from './retryDelay';

const NOW = Date.UTC(2025, 0, 1);

test.each([
  [undefined, undefined],
  ['', undefined],
  ['0', 0],
  ['120', 120_000],
  ['Wed, 01 Jan 2025 00:00:05 GMT', 5000],
  ['Tue, 31 Dec 2024 00:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %j is a wait of %j ms', (header, wait) => {
  expect(parseRetryAfter(header, NOW)).toBe(wait);
});

test.each([
  [0, [undefined], 1000],
  [2, [undefined, undefined], 4000],
  [0, [30_000, undefined], 30_000],
  [3, [0], 0],
  [0, [3_600_000], 60_000],
])('before repetition %i, where servers ask for %j, the wait is %i ms', (round, asked, wait) => {
  expect(retryDelay(round, asked)).toBe(wait);
});
