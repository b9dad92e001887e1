import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {PostCompanions} from '../../lib/content-index/types';
import {keepCompanions} from './keepCompanions';

const COMPANIONS = new Map<string, PostCompanions>([
  ['/blog/a', {words: 3, related: [], backlinks: []}],
]);

/** An index that makes companions once its texts have been read. */
function indexOf(companions: typeof COMPANIONS) {
  let isReady = false;
  return {
    async ready() {
      await new Promise((resolve) => setTimeout(resolve, 5));
      isReady = true;
    },
    companions: () => (isReady ? companions : never()),
  };
}

function never(): never {
  throw new Error('made too early, or again');
}

test('the first process makes them, the next one reads the same', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'companions-'));
  expect(await keepCompanions(indexOf(COMPANIONS), folder)()).toBe(COMPANIONS);
  const other = {ready: never, companions: never};
  expect(await keepCompanions(other, folder)()).toEqual(COMPANIONS);
});

test('a build in one process makes them each time', async () => {
  const keep = keepCompanions(indexOf(COMPANIONS), '');
  expect(await keep()).toBe(COMPANIONS);
  expect(await keep()).toBe(COMPANIONS);
});
