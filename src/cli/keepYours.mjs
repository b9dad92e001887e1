/**
 * Restores the files of the owner of a fork to the last commit, during `git merge --no-commit` of a
 * later version (`.github/UPGRADING.md`). Resolves conflicts in them, and removes the posts and lists
 * that the later version adds. Imports nothing, because other files may contain conflicts.
 */
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const YOURS = [
  'blog',
  'books',
  'media',
  'resume',
  ':(glob)src/data/*.ts',
  'src/data/synonyms.yml',
  ':(glob)src/pages/**/about-this-site.*',
  'src/css/accent.css',
  ':(glob)static/**/favicon.*',
  'static/img/logo-dark.svg',
  'static/img/logo-light.svg',
  'tests/fixtures/queries.json',
  ':(glob)tests/fixtures/golden-*.json',
];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, {cwd: root, encoding: 'utf8'});

// Git refuses paths that neither version has.
const paths = YOURS.filter((spec) => git('ls-files', '--with-tree=HEAD', '--', spec) !== '');
// Belongs to the application.
paths.push(':(exclude)src/data/types.ts');
git('restore', '--source=HEAD', '--staged', '--worktree', '--ignore-unmerged', '--', ...paths);
// Files that only the later version has are untracked now.
git('clean', '--force', '-d', '--quiet', '--', ...paths);
