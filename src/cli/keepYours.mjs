/**
 * Restores the files of a fork's owner to their state in the last commit, during
 * `git merge --no-commit` of a later version (`.github/UPGRADING.md`). Resolves conflicts in them, and
 * removes the posts and lists that the later version adds. Imports no other file of the repository,
 * which may contain conflicts.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
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
  '.github/README.md',
  'tests/fixtures/queries.json',
  ':(glob)tests/fixtures/golden-*.json',
];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, {cwd: root, encoding: 'utf8'});

// Outside a merge, the commands below would discard changes of the owner.
if (
  spawnSync('git', ['rev-parse', '--quiet', '--verify', 'MERGE_HEAD'], {cwd: root}).status !== 0
) {
  console.error(
    'No merge is in progress. Run git merge --no-commit first, as .github/UPGRADING.md says.',
  );
  process.exit(1);
}
// Git refuses paths that neither version has.
const paths = YOURS.filter((spec) => git('ls-files', '--with-tree=HEAD', '--', spec) !== '');
paths.push(':(exclude)src/data/types.ts');
const addedFiles = ['diff', '--name-only', '-z', '--no-renames', '--diff-filter=A'];
const added = git(...addedFiles, 'HEAD', 'MERGE_HEAD', '--', ...paths)
  .split('\0')
  .filter(Boolean);
git(
  'restore',
  '--quiet',
  '--source=HEAD',
  '--staged',
  '--worktree',
  '--ignore-unmerged',
  '--',
  ...paths,
);
// Git does not delete files with conflicts that are not in the last commit.
for (const file of added) {
  rmSync(root + file, {force: true});
}
