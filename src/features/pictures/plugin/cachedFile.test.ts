import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {folderWith} from '../../../../tests/support/folders';
import {cachedFile, keyOf} from './cachedFile';

test('a file is made once, even in a new folder, and then comes from the cache', async () => {
  const make = vi.fn(async () => Buffer.from('drawn'));
  const folder = folderWith({});
  expect(await cachedFile(folder, 'a', make)).toEqual(Buffer.from('drawn'));
  expect(await cachedFile(folder, 'a', make)).toEqual(Buffer.from('drawn'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('the same file can be made several times at once', async () => {
  const folder = folderWith({});
  const files = Array.from({length: 20}, () =>
    cachedFile(folder, 'a', async () => Buffer.from('b')),
  );
  expect(new Set((await Promise.all(files)).map(String))).toEqual(new Set(['b']));
  expect(readdirSync(path.join(folder, 'node_modules/.cache/post-pictures'))).toEqual(['a']);
});

test('the key depends on how the same bytes are divided into parts', () => {
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
});
