import {renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {folderWith} from '../../tests/support/folders';
import {watchedPaths} from './watchedPaths';

interface Watcher {
  on(event: 'ready', listener: () => void): void;
  on(event: 'all', listener: (name: string, file: string) => void): void;
  close(): Promise<void>;
}

interface Chokidar {
  watch(globs: readonly string[], options: {cwd: string; ignoreInitial: boolean}): Watcher;
}

/** The file watcher of Docusaurus' development server. */
const chokidar = createRequire(
  createRequire(import.meta.url).resolve('@docusaurus/core/package.json'),
)('chokidar') as Chokidar;

test.each(['My site (1) [draft] ü', 'a (b|c)', '!important'])(
  'changed, new and replaced files are seen in a folder named %s',
  async (name) => {
    const files = {[`${name}/blog/2024/post.md`]: 'before', [`${name}/blog/authors.yml`]: ''};
    const siteDir = path.join(folderWith(files), name);
    const file = (below: string) => path.join(siteDir, below);
    // Docusaurus passes globs relative to the site, and the site's folder as `cwd`.
    const globs = watchedPaths(siteDir, ['blog/**/*.{md,mdx}', `${siteDir}/blog/authors.yml`]).map(
      (glob) => path.relative(siteDir, glob),
    );
    const watcher = chokidar.watch(globs, {cwd: siteDir, ignoreInitial: true});
    onTestFinished(() => watcher.close());
    await new Promise<void>((ready) => watcher.on('ready', ready));
    const seen = new Set<string>();
    watcher.on('all', (_name, changed) => seen.add(changed));
    writeFileSync(file('blog/2024/post.md'), 'after');
    writeFileSync(file('blog/new.mdx'), 'new');
    const expected = new Set(['blog/2024/post.md', 'blog/new.mdx', 'blog/authors.yml']);
    // Repeated, because the watcher may miss a replacement that follows another change too closely.
    const replaceUntilSeen = () => {
      writeFileSync(file('draft'), 'replaced');
      renameSync(file('draft'), file('blog/authors.yml'));
      expect(seen).toEqual(expected);
    };
    await vi.waitFor(replaceUntilSeen, {timeout: 20_000, interval: 500});
  },
);
