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
