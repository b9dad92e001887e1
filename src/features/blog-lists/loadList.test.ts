import {expect, test, vi} from 'vitest';
import {packRows} from '../../lib/packedRows';
import type {PostRow} from '../../lib/postRow';
import {countPosts, loadList, loadSegment} from './loadList';

function source(year: string, start: number, ofYear: number) {
  const row: PostRow = {
    title: `${year} from ${start}`,
    permalink: '/blog/a',
    date: `${year}-01-02`,
    description: '',
    minutes: 1,
    tags: [],
  };
  return {year, start, ofYear, load: vi.fn(async () => ({default: packRows([row])}))};
}

test('a list holds its first pieces and loads no other', async () => {
  const segments = [source('2025', 0, 130), source('2025', 100, 130), source('2024', 0, 7)];
  const list = await loadList('posts', segments, 2);
  expect(list.first?.map(({rows}) => rows[0]?.title)).toEqual(['2025 from 0', '2025 from 100']);
  expect(segments.map(({load}) => load.mock.calls.length)).toEqual([1, 1, 0]);
  expect((await loadSegment(segments[2] as (typeof segments)[0])).rows[0]?.title).toBe(
    '2024 from 0',
  );
});

test('a year that comes in pieces is counted once', () => {
  const segments = [source('2025', 0, 130), source('2025', 100, 130), source('2024', 0, 7)];
  expect(countPosts({segments})).toBe(137);
});
