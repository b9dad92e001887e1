import {expect, test} from 'vitest';
import {groupByYear} from './groupBy';

test('the newest year comes first, and the order within a year is kept', () => {
  const items = ['2021-05-01', '2025-12-31', '2025-01-02', '2021-01-01'].map((date) => ({date}));
  expect(groupByYear(items)).toEqual([
    {year: '2025', items: [{date: '2025-12-31'}, {date: '2025-01-02'}]},
    {year: '2021', items: [{date: '2021-05-01'}, {date: '2021-01-01'}]},
  ]);
});
