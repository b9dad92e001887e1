import {expect, test} from 'vitest';
import {countEach, groupBy, groupByYear} from './groupBy';

test('items are grouped by key and keep their order', () => {
  const groups = groupBy(['bee', 'ant', 'bat', 'auk'], ([first]) => first);
  expect([...groups]).toEqual([
    ['b', ['bee', 'bat']],
    ['a', ['ant', 'auk']],
  ]);
});

test('equal values are counted', () => {
  expect([...countEach('noon')]).toEqual([
    ['n', 2],
    ['o', 2],
  ]);
});

test('the newest year comes first, and the order within a year is kept', () => {
  const items = ['2021-05-01', '2025-12-31', '2025-01-02', '2021-01-01'].map((date) => ({date}));
  expect(groupByYear(items)).toEqual([
    {year: '2025', items: [{date: '2025-12-31'}, {date: '2025-01-02'}]},
    {year: '2021', items: [{date: '2021-05-01'}, {date: '2021-01-01'}]},
  ]);
});
