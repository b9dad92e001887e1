import {expect, test} from 'vitest';
import {suggestedQueries} from './suggestedQueries';

test.each([
  ['', []],
  ['zzqxw', []],
  ['zzqxw zzqxw', []],
  ['Vesting of zzqxw', ['vesting', 'zzqxw']],
  ['a b c', []],
])('%s', (query, suggestions) => {
  expect(suggestedQueries(query)).toEqual(suggestions);
});
