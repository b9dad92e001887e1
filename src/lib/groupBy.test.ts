import {expect, test} from 'vitest';
import {countEach, groupBy, groupByYear} from './groupBy';

test('items come by their key, in the order in which they were given', () => {
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

test('puts the newest year first and keeps the order within a year', () => {
  const items = ['2021-05-01', '2025-12-31', '2025-01-02', '2021-01-01'].map((date) => ({date}));
  expect(groupByYear(items)).toEqual([
    {year: '2025', items: [{date: '2025-12-31'}, {date: '2025-01-02'}]},
    {year: '2021', items: [{date: '2021-05-01'}, {date: '2021-01-01'}]},
  ]);
});
