import {expect, test} from 'vitest';
import {limitQuery, suggestedQueries} from './query';

test.each([
  ['', ''],
  ['vesting', 'vesting'],
  ['z'.repeat(64), 'z'.repeat(64)],
  ['z'.repeat(65), 'z'.repeat(64)],
  [`${'z'.repeat(63)}🙂`, 'z'.repeat(63)],
  [`${'z'.repeat(62)}🙂`, `${'z'.repeat(62)}🙂`],
])('%s', (text, limited) => {
  expect(limitQuery(text)).toBe(limited);
});

test.each([
  ['', []],
  ['zzqxw', []],
  ['zzqxw zzqxw', []],
  ['Vesting of zzqxw', ['vesting', 'zzqxw']],
  ['a b c', []],
])('%s', (query, suggestions) => {
  expect(suggestedQueries(query)).toEqual(suggestions);
});
