import {cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** Installed packages, each linked, so that `node_modules/.cache` is the folder's own. */
export function linkPackages(folder: string, from = path.join(ROOT, 'node_modules')): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(from, name), path.join(modules, name));
  }
}

/** Parts of this repository by name, in a new temporary folder (or in `into`), with its packages. */
export function copyParts(names: readonly string[], into?: string): string {
  const folder = into ?? mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  mkdirSync(folder, {recursive: true});
  for (const name of names) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  linkPackages(folder);
  return folder;
}
