import {expect, test} from 'vitest';
import {dilute} from './dilute';
import {ownershipRows} from './ownershipRows';

test('each column adds up to a hundred percent, and nobody owns before they came', () => {
  const rounds = [1, 2, 3].map((n) => ({preMoney: 7e6 * n, raised: 1.1e6 * n, pool: 0.07}));
  const rows = ownershipRows(dilute(1e7, rounds));
  expect(rows.map(({name}) => name)).toEqual([
    'Founders',
    'Option pool',
    'Round 1',
    'Round 2',
    'Round 3',
  ]);
  for (const column of [0, 1, 2]) {
    expect(rows.reduce((sum, {tenths}) => sum + (tenths[column] ?? 0), 0)).toBe(1000);
  }
  expect(rows[4]?.tenths.slice(0, 2)).toEqual([undefined, undefined]);
});
