import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {assembleFixture} from './fixtureSite';

const root = path.resolve(__dirname, '../..');

/** What the site is made of, at the root of the repository. */
export const SITE_PARTS: readonly string[] = [
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

/** Installed packages, each linked, so that `node_modules/.cache` is the folder's own. */
export function linkPackages(folder: string): void {
  const from = path.join(root, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(from, name), path.join(modules, name));
  }
}

function copyOf(names: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const name of names) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  return folder;
}

/** Parts of this repository by name, in a new temporary folder, with caches of their own. */
export function copyParts(names: readonly string[]): string {
  const folder = copyOf(names);
  linkPackages(folder);
  return folder;
}

/**
 * A copy of the site in a new temporary folder, outside every git work tree, as an archive is; it
 * shares the caches of this repository.
 */
export function copySite(): string {
  const folder = copyOf(SITE_PARTS);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return folder;
}

/**
 * The fixture site in a new temporary folder, with caches of its own. What a build refuses and what
 * it makes of odd content is soon known there.
 */
export function copyFixture(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fixture-copy-'));
  assembleFixture(folder);
  rmSync(path.join(folder, 'node_modules'), {recursive: true});
  linkPackages(folder);
  return folder;
}

const BUILD = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

/** Builds a copy of the site, without the variables that this machine may have set for it. */
export function buildSite(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
  command: readonly string[] = BUILD,
): {ok: boolean; output: string} {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:SITE_|BASE_URL$|NEWSLETTER_|ALGOLIA_|ANALYTICS_|TAG_MANAGER_)/.test(name),
    ),
  );
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd: folder,
    env: {...env, ...variables, NODE_ENV: 'production', FORCE_COLOR: '0'},
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  return {ok: status === 0, output: `${stdout}\n${stderr}`};
}
