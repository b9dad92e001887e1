import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CODE, assembleFixture, cleanEnvironment} from './fixtureSite';
import {repository} from './sites';

/** Files and folders of the site at the root of the repository. */
export const SITE_PARTS: readonly string[] = ['blog', 'books', 'media', 'resume', ...CODE];

/** Installed packages, each linked, so that `node_modules/.cache` is the folder's own. */
function linkPackages(folder: string): void {
  const from = path.join(repository, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(from, name), path.join(modules, name));
  }
}

/** Copies these files and folders of the repository to a temporary folder with its own caches. */
export function copyParts(names: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const name of names) {
    cpSync(path.join(repository, name), path.join(folder, name), {recursive: true});
  }
  linkPackages(folder);
  return folder;
}

/**
 * Copies the fixture site to a temporary folder with its own caches, to build it with unusual content.
 *
 * @param name of a subfolder, if the name matters
 */
export function copyFixture(name = ''): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'fixture-copy-')), name);
  assembleFixture(folder);
  rmSync(path.join(folder, 'node_modules'), {recursive: true});
  linkPackages(folder);
  return folder;
}

const BUILD = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

/** Builds a copy of the site, without environment variables that configure it. */
export function buildSite(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
  command: readonly string[] = BUILD,
): {ok: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {
    cwd: folder,
    env: {...cleanEnvironment(), ...variables, NODE_ENV: 'production', FORCE_COLOR: '0'},
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  return {ok: status === 0, output: `${stdout}\n${stderr}`};
}

/** Git options with a fixed committer, whatever this machine's settings are. */
const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgSign=false'];

/** @returns git's output @throws Error if git fails */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', [...AUTHOR, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function commitAll(folder: string, message: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message);
}

/**
 * Copies this repository as a clone has it: every file that is or would be committed, in a new
 * temporary folder with a history of one commit, and the installed packages.
 *
 * @param name beginning of the folder's name
 */
export function copyFork(name = 'fork-'): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  const files = git(repository, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    cpSync(path.join(repository, file), path.join(folder, file), {force: true});
  }
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  commitAll(folder, 'Begin');
  linkPackages(folder);
  return folder;
}

/** Prepares a fork for npm scripts: npm sees its packages as installed and finds their programs. */
export function installPrograms(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  symlinkSync(path.join(repository, 'node_modules/.bin'), path.join(modules, '.bin'));
  writeFileSync(path.join(modules, '.package-lock.json'), '{}');
}

export function removeFork(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
}

/**
 * Adds a post without faults to a copy of the fixture site, except for the given fields and text.
 *
 * @param fields of the front matter; an empty one is omitted
 * @returns the post's path from the copy's root
 */
export function addSlip(
  folder: string,
  fields: Readonly<Record<string, string>>,
  body: string,
  kind: 'md' | 'mdx' = 'mdx',
): string {
  const head = {
    title: 'A slip',
    description: 'A post with a slip in it, to see what the build makes of it.',
    slug: 'a-slip',
    date: '2025-12-30',
    authors: '[founder]',
    tags: '[ux, writing, letters]',
    ...fields,
  };
  const lines = Object.entries(head).filter(([, value]) => value !== '');
  const mark = kind === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->';
  const file = `blog/${head.date}-${head.slug}.${kind}`;
  writeFileSync(
    path.join(folder, file),
    [
      ...['---', ...lines.map(([name, value]) => `${name}: ${value}`), '---'],
      ...['', 'Lead.', '', mark, '', body, ''],
    ].join('\n'),
  );
  return file;
}
