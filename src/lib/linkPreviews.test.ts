import {expect, test} from 'vitest';
import type {ContentBlock} from 'docusaurus-built-pages';
import {PREVIEW_SHARDS, buildPreviews, shardOf} from './linkPreviews';

const block = (kind: ContentBlock['kind'], ...lines: string[]) => ({
  kind,
  anchor: null,
  lines,
});

const page = {
  url: '/blog/a',
  title: 'a',
  description: 'On it.',
  date: '2024-01-01',
  blocks: [],
};

test('a page’s preview is in its shard, with its first lines of prose', () => {
  const blocks = [
    block('text', 'First words.'),
    block('table', 'A\tB'),
    block('list', 'Item', '  Below'),
    block('text', 'word '.repeat(60)),
  ];
  const shards = buildPreviews([{...page, blocks}]);
  expect(shards).toHaveLength(PREVIEW_SHARDS);
  const preview = shards[shardOf('/blog/a', PREVIEW_SHARDS)]?.['/blog/a'];
  expect(preview).toMatchObject({title: 'a', description: 'On it.', date: '2024-01-01'});
  expect(preview?.opening).toMatch(/^First words\. Item Below word .*word…$/);
  expect(preview?.opening.length).toBeLessThanOrEqual(240);
});

test('a page without text has no preview', () => {
  expect(buildPreviews([page]).flatMap((shard) => Object.keys(shard))).toEqual([]);
});

test('a page is always in the same shard', () => {
  expect(['/blog/a', '/blog/b', '/books/to-read', ''].map((path) => shardOf(path, 16))).toEqual([
    14, 11, 7, 5,
  ]);
});

test('pages are spread evenly over all shards', () => {
  const counts = new Array<number>(16).fill(0);
  for (let i = 0; i < 1600; i += 1) {
    const shard = shardOf(`/blog/post-${i}`, 16);
    counts[shard] = (counts[shard] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(60);
  expect(Math.max(...counts)).toBeLessThan(150);
});
