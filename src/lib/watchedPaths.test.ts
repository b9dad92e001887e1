import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
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

test('the path of a folder without glob characters stays as it is', () => {
  expect(watchedPaths('/home/a/my-site', ['blog/**/*.md', '/home/a/my-site/docs/*.mdx'])).toEqual([
    '/home/a/my-site/blog/**/*.md',
    '/home/a/my-site/docs/*.mdx',
  ]);
});

test.each(['My site (1) [draft] ü', 'a (b|c)', '!important', '$money #1 ^'])(
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
    const seen = (file: string) =>
      new Promise<void>((resolve) =>
        watcher.on('all', (_name, changed) => changed === file && resolve()),
      );

    const changed = seen('blog/2024/post.md');
    writeFileSync(post, 'after');
    await changed;

    const added = seen('blog/new.mdx');
    writeFileSync(path.join(siteDir, 'blog/new.mdx'), 'new');
    await added;

    const replaced = seen('blog/authors.yml');
    writeFileSync(path.join(siteDir, 'draft'), 'replaced');
    renameSync(path.join(siteDir, 'draft'), path.join(siteDir, 'blog/authors.yml'));
    await replaced;
  },
);
