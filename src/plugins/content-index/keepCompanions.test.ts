import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {PostCompanions} from '../../lib/content-index/types';
import {keepCompanions} from './keepCompanions';

const COMPANIONS = new Map<string, PostCompanions>([
  ['/blog/a', {words: 3, related: [], backlinks: []}],
]);

function never(): never {
  throw new Error('made again');
}

test('the first process makes them, the next one reads the same', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'companions-'));
  expect(keepCompanions(() => COMPANIONS, folder)()).toBe(COMPANIONS);
  expect(keepCompanions(never, folder)()).toEqual(COMPANIONS);
});

test('a build in one process makes them each time', () => {
  expect(keepCompanions(() => COMPANIONS, '')()).toBe(COMPANIONS);
});
