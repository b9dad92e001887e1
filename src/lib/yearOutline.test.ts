import {expect, test} from 'vitest';
import {yearOutline} from './yearOutline';

test.each([
  ['2024', 'M0 0H53V2H52V7H0Z'],
  ['2023', 'M0 6H1V0H53V7H0Z'],
  ['2025', 'M0 2H1V0H53V3H52V7H0Z'],
])('the outline of %s is %s', (year, path) => {
  expect(yearOutline(year)).toBe(path);
});
