import {expect, test} from 'vitest';
import {growth} from './growth';

test.each([
  ['as the posts', 10, 40, 4, 1],
  ['with their square', 10, 160, 16, 4],
  ['not at all', 10, 10, 1, 0.25],
])('a cost that grows %s', (_, few, many, factor, againstLinear) => {
  expect(growth({posts: 500, value: few}, {posts: 2000, value: many})).toEqual({
    factor,
    againstLinear,
  });
});

test('what could not be measured has no growth', () => {
  expect(growth({posts: 500, value: NaN}, {posts: 2000, value: 3}).factor).toBeNaN();
});
