import {expect, test} from 'vitest';
import {runway} from './runway';

const company = {cash: 900_000, revenue: 30_000, growth: 0.05, costs: 110_000};

test.each([
  [0.03, 110_000, 12],
  [0.05, 110_000, 13],
])('with growth of %d and costs of %d the cash lasts %d full months', (growth, costs, full) => {
  const {outcome, months} = runway({...company, growth, costs});
  expect(outcome).toEqual({kind: 'runs-out', fullMonths: full});
  expect(months).toHaveLength(full + 1);
  expect(months.at(-1)?.cash).toBeLessThan(0);
});

test('a company that grows fast enough is default alive, with $42,507 at the lowest point', () => {
  const {outcome, months} = runway({...company, growth: 0.08});
  expect(outcome).toMatchObject({kind: 'default-alive', breakeven: 18});
  expect(outcome.kind === 'default-alive' && Math.round(outcome.lowest)).toBe(42_507);
  expect(months).toHaveLength(24);
});

test('a company whose revenue equals its costs breaks even in the first month', () => {
  const {outcome} = runway({...company, revenue: 110_000, growth: 0});
  expect(outcome).toEqual({kind: 'default-alive', breakeven: 1, lowest: 900_000});
});

test('a company whose revenue is above its costs but shrinks is not default alive', () => {
  expect(runway({...company, revenue: 200_000, growth: -0.05}).outcome.kind).toBe('runs-out');
});

test('a company whose cash outlasts ten years of losses is not default alive', () => {
  const {outcome} = runway({cash: 1e9, revenue: 0, growth: 0.05, costs: 1});
  expect(outcome).toEqual({kind: 'outlasts', fullMonths: 120});
});
