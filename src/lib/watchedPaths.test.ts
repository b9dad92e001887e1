import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
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

const open: (() => unknown)[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

test.each(['my-site', 'My site (1) [draft] ü', 'a (b|c)', '!important', '$money #1 ^'])(
  'changed, new and replaced files are seen in a folder named %s',
  async (name) => {
    const parent = mkdtempSync(path.join(tmpdir(), 'watched-'));
    const siteDir = path.join(parent, name);
    const post = path.join(siteDir, 'blog/2024/post.md');
    mkdirSync(path.dirname(post), {recursive: true});
    writeFileSync(post, 'before');
    writeFileSync(path.join(siteDir, 'blog/authors.yml'), '');
    // Docusaurus passes globs relative to the site, and the site's folder as `cwd`.
    const globs = watchedPaths(siteDir, ['blog/**/*.{md,mdx}', `${siteDir}/blog/authors.yml`]).map(
      (glob) => path.relative(siteDir, glob),
    );
    const watcher = chokidar.watch(globs, {cwd: siteDir, ignoreInitial: true});
    open.push(
      () => watcher.close(),
      () => rmSync(parent, {recursive: true}),
    );
    await new Promise<void>((ready) => watcher.on('ready', ready));
    const seen = new Set<string>();
    watcher.on('all', (_name, file) => seen.add(file));
    writeFileSync(post, 'after');
    writeFileSync(path.join(siteDir, 'blog/new.mdx'), 'new');
    writeFileSync(path.join(siteDir, 'draft'), 'replaced');
    renameSync(path.join(siteDir, 'draft'), path.join(siteDir, 'blog/authors.yml'));
    await vi.waitFor(
      () =>
        expect(seen).toEqual(new Set(['blog/2024/post.md', 'blog/new.mdx', 'blog/authors.yml'])),
      {timeout: 20_000},
    );
  },
);
