import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import keepMdx, {pitch} from './keptMdx.mjs';

type Loader = (this: never, code: string) => void;

/** What a loader answers for a file; undefined where it leaves it to the loaders behind it. */
function run(load: unknown, resource: string, folder: string, code = ''): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, answer?: string) =>
      error ? reject(error) : resolve(answer);
    const context = {resource, getOptions: () => ({folder}), async: () => done};
    (load as Loader).call(context as never, code);
  });
}

test('what was compiled once is there for the next bundle, a preview apart from its post', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mdx-'));
  expect(await run(pitch, '/blog/a.mdx', folder)).toBeUndefined();
  expect(await run(keepMdx, '/blog/a.mdx', folder, 'whole')).toBe('whole');
  expect(await run(keepMdx, '/blog/a.mdx?truncated=true', folder, 'short')).toBe('short');
  expect(await run(pitch, '/blog/a.mdx', folder)).toBe('whole');
  expect(await run(pitch, '/blog/a.mdx?truncated=true', folder)).toBe('short');
});

test('a folder that cannot be written fails the build', async () => {
  await expect(run(keepMdx, '/blog/a.mdx', '/nowhere', 'whole')).rejects.toThrow('ENOENT');
});
