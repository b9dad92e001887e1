import {appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {watchFolders} from './watchFolders';

const SOON = {timeout: 5000, interval: 10};

function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  mkdirSync(path.join(folder, 'inner'));
  writeFileSync(path.join(folder, 'inner/a.mdx'), 'A');
  const onChange = vi.fn();
  const watch = watchFolders([folder], onChange, false);
  async function sees(work: () => void) {
    onChange.mockClear();
    work();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), SOON);
  }
  return {folder, watch, sees};
}

test('hears of files that are written, come and go, in inner folders too', async () => {
  const {folder, sees} = setUp();
  await sees(() => appendFileSync(path.join(folder, 'inner/a.mdx'), 'B'));
  await sees(() => writeFileSync(path.join(folder, 'b.mdx'), 'B'));
  await sees(() => rmSync(path.join(folder, 'inner/a.mdx')));
});

test('hears of what is in a new folder, and in one that has come again', async () => {
  const {folder, watch, sees} = setUp();
  const inner = path.join(folder, 'inner');
  await sees(() => rmSync(inner, {recursive: true}));
  await sees(() => mkdirSync(inner));
  watch.renew();
  await sees(() => writeFileSync(path.join(inner, 'c.mdx'), 'C'));
});

test('calls every second where it is to poll', () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  watchFolders(['/nowhere'], onChange, true);
  vi.advanceTimersByTime(3000);
  expect(onChange).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
