import {expect, test} from 'vitest';
import {limitQuery, missingResultsUrl, suggestedQueries} from './query.js';

test.each([
  ['', ''],
  ['z'.repeat(64), 'z'.repeat(64)],
  ['z'.repeat(65), 'z'.repeat(64)],
  [`${'z'.repeat(63)}🙂`, 'z'.repeat(63)],
  [`${'z'.repeat(62)}🙂`, `${'z'.repeat(62)}🙂`],
  ['half \ud83d\ude42 \ude42 \ud83d an emoji', 'half 🙂   an emoji'],
])('limits %j to 64 whole characters', (text, limited) => {
  expect(limitQuery(text)).toBe(limited);
});

test.each([
  ['', []],
  ['zzqxw', []],
  ['zzqxw zzqxw', ['zzqxw']],
  ['"Vesting  cliff"', ['vesting cliff', 'vesting', 'cliff']],
  ['„cliff“', ['cliff']],
  ['Vesting of zzqxw', ['vesting', 'zzqxw']],
  ['a b c', []],
])('suggests shorter queries for %j', (query, suggestions) => {
  expect(suggestedQueries(query)).toEqual(suggestions);
});

test('the address for reporting missing results contains the query', () => {
  const url = missingResultsUrl('https://a.example/issues/new?title=Search%3A%20{query}', 'a&b #1');
  expect(url).toBe('https://a.example/issues/new?title=Search%3A%20a%26b%20%231');
});
