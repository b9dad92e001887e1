import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CODE, assembleFixture} from './fixtureSite';
import {repository} from './sites';

/** Files and folders at the root of the repository that a build needs. */
export const SITE_FILES: readonly string[] = ['blog', 'books', 'media', 'resume', ...CODE];

/** Links every installed package into the folder, which gets a separate `node_modules/.cache`. */
export function linkPackages(folder: string): void {
  const from = path.join(repository, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, {recursive: true});
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(from, name), path.join(modules, name));
  }
}

/** Copies these files and folders of the repository into a new temporary folder. Returns the folder. */
export function copyFiles(names: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  for (const name of names) {
    cpSync(path.join(repository, name), path.join(folder, name), {recursive: true});
  }
  linkPackages(folder);
  return folder;
}

/** Copies the fixture site into a new temporary folder, where a test can change and build it. */
export function copyFixture(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fixture-copy-'));
  assembleFixture(folder);
  linkPackages(folder);
  return folder;
}

/** Options of git that make commits independent of the settings of this machine. */
const OPTIONS = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgSign=false'];

/**
 * Runs git in a folder and returns its output.
 *
 * @throws Error if git fails
 */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', [...OPTIONS, ...args], {
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
 * Copies this repository into a new temporary folder, as a git repository with one commit: all files
 * that git does not ignore, and links to the installed packages.
 *
 * @param name beginning of the folder's name
 * @returns the folder
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

/** Makes npm scripts work in a fork, by adding the programs of the installed packages. */
export function installPrograms(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  symlinkSync(path.join(repository, 'node_modules/.bin'), path.join(modules, '.bin'));
  writeFileSync(path.join(modules, '.package-lock.json'), '{}');
}

/**
 * Adds a post to a copy of the fixture site. Without `fields`, its front matter is valid.
 *
 * @param fields fields of the front matter to replace; an empty value removes a field
 * @param body text of the post
 * @returns path of the post's file from the root of the copy
 */
export function addPost(folder: string, fields: Record<string, string>, body: string): string {
  const head = {
    title: 'An added post',
    description: 'A post that a test adds, to see what the build makes of it.',
    slug: 'added-post',
    date: '2025-12-30',
    authors: '[founder]',
    tags: '[ux, writing, letters]',
    ...fields,
  };
  const lines = Object.entries(head).flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  const file = `blog/${head.date}-${head.slug}.mdx`;
  writeFileSync(
    path.join(folder, file),
    `---\n${lines.join('\n')}\n---\n\nLead.\n\n{/* truncate */}\n\n${body}\n`,
  );
  return file;
}
