import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {BundlerConfig} from './emptyBundle';
import {emptyBundle} from './emptyBundle';

test('a bundler with nothing to do reads one file, which is there', () => {
  const config: BundlerConfig = {entry: './everything.js', plugins: ['one', 'two']};
  emptyBundle(config);
  expect(config.plugins).toEqual([]);
  expect(existsSync((config.entry as {main: string}).main)).toBe(true);
});
