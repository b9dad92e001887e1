import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const COPIED = [
  'blog',
  'books',
  'media',
  'resume',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Does what a fork does: copies the site, puts another owner and other authors in, and builds it.
 * The copy lies outside the work tree, so it is also the build of an exported archive.
 *
 * @returns the folder with the built pages
 */
export function buildOtherOwner(folder: string): string {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of COPIED) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const fixture = path.join(root, 'tests/fixtures/other-owner');
  const owner = readFileSync(path.join(fixture, 'owner.ts'), 'utf8');
  writeFileSync(
    path.join(folder, 'src/data/owner.ts'),
    owner.replace('../../../src/lib/owner', '../lib/owner'),
  );
  cpSync(path.join(fixture, 'authors.yml'), path.join(folder, 'blog/authors.yml'));
  const {SITE_URL: _url, BASE_URL: _base, NEWSLETTER_URL: _newsletter, ...env} = process.env;
  execFileSync('node', ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: folder,
    env: {...env, NODE_ENV: 'production'},
    stdio: 'pipe',
  });
  return path.join(folder, 'build');
}
