import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {takeServerBundle} from './serverBundle';

function places(): {folder: string; outDir: string; ended: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
  mkdirSync(path.join(folder, 'server/__server'), {recursive: true});
  writeFileSync(path.join(folder, 'server/__server/server.bundle.js'), 'bundle');
  return {folder, outDir: path.join(folder, 'build'), ended: path.join(folder, 'server-ended')};
}

function bundleIn(outDir: string): string {
  return readFileSync(path.join(outDir, '__server/server.bundle.js'), 'utf8');
}

test('the bundle is where pages are rendered, once its process has ended', async () => {
  const {folder, outDir, ended} = places();
  let isTaken = false;
  const taking = takeServerBundle(folder, outDir).then(() => (isTaken = true));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(isTaken).toBe(false);
  writeFileSync(ended, 'made');
  await taking;
  expect(bundleIn(outDir)).toBe('bundle');
});

test('what a build that was broken off has left there is replaced', async () => {
  const {folder, outDir, ended} = places();
  mkdirSync(path.join(outDir, '__server'), {recursive: true});
  writeFileSync(path.join(outDir, '__server/server.bundle.js'), 'old');
  writeFileSync(ended, 'made');
  await takeServerBundle(folder, outDir);
  expect(bundleIn(outDir)).toBe('bundle');
});

test('without the bundle there are no pages', async () => {
  const {folder, outDir, ended} = places();
  writeFileSync(ended, 'failed');
  await expect(takeServerBundle(folder, outDir)).rejects.toThrow(/no pages without the bundle/);
});
