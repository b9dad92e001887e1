import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {keptFile, keyOf} from './keptFile';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

test('a file is made once, then kept', async () => {
  const make = vi.fn(async () => Buffer.from('drawn'));
  const cache = path.join(folder, 'not/yet/there');
  expect(await keptFile(cache, 'a', make)).toEqual({data: Buffer.from('drawn'), isNew: true});
  expect(await keptFile(cache, 'a', make)).toEqual({data: Buffer.from('drawn'), isNew: false});
  expect(make).toHaveBeenCalledTimes(1);
});

test('a drawing that fails leaves nothing behind', async () => {
  const fails = keptFile(folder, 'a', async () => {
    throw new Error('no ink');
  });
  await expect(fails).rejects.toThrow('no ink');
  expect(readdirSync(folder)).toEqual([]);
});

test('a key is of all parts and of where they end', () => {
  expect(keyOf('ab', 'c')).toBe(keyOf('ab', 'c'));
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  expect(keyOf('ab', 'c')).not.toBe(keyOf('ab', 'd'));
});
