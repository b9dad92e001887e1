import {mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {cachedFile, keyOf} from './cachedFile';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'cached-'));

test('a file is made once and then comes from the cache', async () => {
  const make = vi.fn(async () => Buffer.from('drawn'));
  const cache = path.join(newFolder(), 'not/yet/there');
  expect(await cachedFile(cache, 'a', make)).toEqual(Buffer.from('drawn'));
  expect(await cachedFile(cache, 'a', make)).toEqual(Buffer.from('drawn'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('the same file can be made several times at once', async () => {
  const folder = newFolder();
  const make = async () => Buffer.from('drawn');
  const files = await Promise.all(Array.from({length: 20}, () => cachedFile(folder, 'a', make)));
  expect(new Set(files.map(String))).toEqual(new Set(['drawn']));
  expect(readdirSync(folder)).toEqual(['a']);
});

test('a file that cannot be made leaves nothing in the cache', async () => {
  const folder = newFolder();
  const fails = cachedFile(folder, 'a', async () => {
    throw new Error('no ink');
  });
  await expect(fails).rejects.toThrow('no ink');
  expect(readdirSync(folder)).toEqual([]);
});

test('a key depends on all parts and their boundaries', () => {
  expect(keyOf('ab', 'c')).toBe(keyOf('ab', 'c'));
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  expect(keyOf('ab', 'c')).not.toBe(keyOf('ab', 'd'));
});
