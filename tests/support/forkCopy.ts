import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {linkPackages} from './siteCopy';
import {repository} from './sites';

/** What git is told about who commits, whatever this machine says. */
const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgSign=false'];

/** @returns what git prints @throws Error where git fails */
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
 * This repository as a new owner has it after a clone: every file that is or would be committed, in a
 * new temporary folder with a history of one commit, and its packages.
 */
export function copyFork(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fork-'));
  const files = git(repository, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    cpSync(path.join(repository, file), path.join(folder, file), {force: true});
  }
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  commitAll(folder, 'Begin');
  linkPackages(folder);
  return folder;
}

export function removeFork(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
}
