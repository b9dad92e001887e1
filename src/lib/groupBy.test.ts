import {expect, test} from 'vitest';
import {groupBy} from './groupBy';

test('items come by their key, in the order in which they were given', () => {
  const groups = groupBy(['bee', 'ant', 'bat', 'auk'], ([first]) => first);
  expect([...groups]).toEqual([
    ['b', ['bee', 'bat']],
    ['a', ['ant', 'auk']],
  ]);
});

test('nothing has no groups', () => {
  expect(groupBy([], String).size).toBe(0);
});
