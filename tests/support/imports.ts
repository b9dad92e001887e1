import {existsSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {contentOf, filesOf, runAuthor} from './authorCopy';

export const LISTS = {
  'blog/authors.yml': '# Who writes.\nfounder: {name: The founder}\n',
  'blog/tags.yml': '# By key.\nclouds:\n  label: Clouds\n  permalink: /clouds\n',
};
const folders: string[] = [];

/** Removes a folder after the test. */
export function removeAfterTest(folder: string): void {
  folders.push(folder);
}

export function cleanUp(): void {
  folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true, force: true}));
}

/** A site without posts, in a temporary folder. */
export function site(files: Readonly<Record<string, string>> = {}): string {
  const folder = contentOf({...LISTS, ...files});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  folders.push(folder);
  return folder;
}

/** Creates a blog of another engine with these files. */
export function exported(files: Readonly<Record<string, string>>): string {
  const folder = contentOf(files);
  rmSync(path.join(folder, 'package.json'));
  folders.push(folder);
  return folder;
}

/** Runs the command, checks that the imported folder is unchanged, and returns the report as well. */
export async function runImport(root: string, source: string, ...more: string[]) {
  const before = filesOf(source);
  const run = await runAuthor(['import', source, ...more], {
    root,
    env: {SITE_TODAY: '2026-01-01'},
    isStrict: false,
  });
  expect(filesOf(source)).toEqual(before);
  const file = path.join(root, 'import-report.txt');
  return {...run, report: existsSync(file) ? readFileSync(file, 'utf8') : run.stdout};
}

/** Imports these files into a new site; fails if any is refused. */
export async function moved(files: Readonly<Record<string, string>>, ...more: string[]) {
  const root = site();
  const {code, stderr, report} = await runImport(root, exported(files), ...more);
  expect(code, stderr + report).toBe(0);
  return {
    report,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    has: (file: string) => existsSync(path.join(root, file)),
  };
}
