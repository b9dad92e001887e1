import {spawnSync} from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {runAuthor} from '../support/authorCli';
import {commitAll, copyFork, git} from '../support/siteCopy';

/** Returns the commands that UPGRADING.md gives for a merge, up to the installation, split into words. */
function mergeCommands(root: string): readonly (readonly string[])[] {
  const upgrading = readFileSync(path.join(root, '.github/UPGRADING.md'), 'utf8');
  const [, block = ''] =
    /## Bring in a later version.*?```bash\n(.*?)npm ci/s.exec(upgrading) ?? [];
  return block
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((command) => command.split(' '));
}

test('a fork that follows UPGRADING.md merges a later version without conflicts and keeps its own files', async () => {
  const upstream = copyFork();
  const fork = copyFork();
  git(fork, 'remote', 'add', 'upstream', upstream);
  git(fork, 'fetch', '--quiet', 'upstream');
  // Both copies start at the same commit, like a fork and its origin.
  git(fork, 'reset', '--quiet', '--hard', 'upstream/main');

  const fresh = await runAuthor(['fresh', '--yes', '--name', 'Ada Quill'], {root: fork});
  expect(fresh.code, fresh.stderr).toBe(0);
  // A file of the owner that neither version has must not stop the merge.
  for (const copy of [upstream, fork]) {
    git(copy, 'rm', '--quiet', '--force', 'static/img/logo-light.svg');
  }
  const postOfFork = path.join(fork, 'blog/2026-02-03-mine.md');
  writeFileSync(postOfFork, 'mine');
  appendFileSync(path.join(fork, 'blog/words.txt'), 'Quill\n');
  commitAll(fork, 'Make it mine');

  const posts = readdirSync(path.join(upstream, 'blog')).filter((file) => /^\d{4}/.test(file));
  appendFileSync(path.join(upstream, 'blog', posts[0] ?? ''), '\nA later sentence.\n');
  writeFileSync(path.join(upstream, 'blog/2026-01-01-later.md'), 'later');
  // The fork has this file from `author fresh`.
  writeFileSync(path.join(upstream, '.github/README.md'), 'later');
  for (const file of [
    'src/data/owner.ts',
    'src/data/types.ts',
    'src/data/booksToRead.ts',
    'src/css/accent.css',
    'src/css/tokens.css',
    'books/to-read.mdx',
    'blog/tags.yml',
    'README.md',
    '.cspell-words.txt',
    'tests/fixtures/queries.json',
    'static/favicon.ico',
    'static/img/favicon.svg',
  ]) {
    appendFileSync(path.join(upstream, file), '\n');
  }
  writeFileSync(path.join(upstream, 'src/lib/later.ts'), 'export const later = true;\n');
  commitAll(upstream, 'A later version');

  const before = git(fork, 'rev-parse', 'HEAD').trim();
  const uncommitted = path.join(fork, 'blog/2026-02-04-uncommitted.md');
  writeFileSync(uncommitted, 'mine');
  // Outside a merge, the command must not discard uncommitted files.
  const withoutMerge = spawnSync('node', ['src/cli/keepYours.mjs'], {cwd: fork, encoding: 'utf8'});
  expect([withoutMerge.status, withoutMerge.stderr]).toEqual([
    1,
    expect.stringContaining('No merge'),
  ]);
  for (const [program = '', ...words] of mergeCommands(fork)) {
    const {stderr} = spawnSync(program, words, {cwd: fork, encoding: 'utf8'});
    expect(stderr).not.toMatch(/fatal|error: pathspec|Error/);
  }

  expect(git(fork, 'ls-files', '--unmerged')).toBe('');
  expect(readFileSync(uncommitted, 'utf8')).toBe('mine');
  rmSync(uncommitted);
  commitAll(fork, 'Bring in a later version');
  const changed = git(fork, 'diff', '--name-only', before, 'HEAD').trim().split('\n');
  expect(changed.sort()).toEqual([
    '.cspell-words.txt',
    'README.md',
    'src/css/tokens.css',
    'src/data/types.ts',
    'src/lib/later.ts',
  ]);
  expect(readFileSync(postOfFork, 'utf8')).toBe('mine');
  expect(existsSync(path.join(fork, 'blog/2026-01-01-later.md'))).toBe(false);
  expect(git(fork, 'status', '--porcelain')).toBe('');
});
