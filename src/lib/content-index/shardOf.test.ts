import {expect, test} from 'vitest';
import {shardOf} from './shardOf';

test('a page is always in the same shard', () => {
  expect(['/blog/a', '/blog/b', '/books/to-read', ''].map((page) => shardOf(page, 16))).toEqual([
    14, 11, 7, 5,
  ]);
});

test('pages spread over all shards, none of which holds much more than its part', () => {
  const counts = new Array<number>(16).fill(0);
  for (let i = 0; i < 1600; i += 1) {
    const shard = shardOf(`/blog/post-${i}`, 16);
    counts[shard] = (counts[shard] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(60);
  expect(Math.max(...counts)).toBeLessThan(150);
});
