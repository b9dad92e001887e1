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

/** Creates a site without posts, with these additional files, in a temporary folder. */
export function site(files: Readonly<Record<string, string>> = {}): string {
  const folder = contentOf({...LISTS, ...files});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  folders.push(folder);
  return folder;
}

/** Creates a blog to import, with these files, in a temporary folder. */
export function sourceBlog(files: Readonly<Record<string, string>>): string {
  const folder = contentOf(files);
  rmSync(path.join(folder, 'package.json'));
  folders.push(folder);
  return folder;
}

/**
 * Imports the blog in the folder `source` into the site in the folder `root`, and checks that `source`
 * stays unchanged. Returns the result of the command and its report.
 */
export async function runImport(root: string, source: string, ...flags: string[]) {
  const before = filesOf(source);
  const run = await runAuthor(['import', source, ...flags], {
    root,
    env: {SITE_TODAY: '2026-01-01'},
    isStrict: false,
  });
  expect(filesOf(source)).toEqual(before);
  const file = path.join(root, 'import-report.txt');
  return {...run, report: existsSync(file) ? readFileSync(file, 'utf8') : run.stdout};
}

/** Imports a blog with these files into a new site, and expects success. */
export async function importFiles(files: Readonly<Record<string, string>>, ...flags: string[]) {
  const root = site();
  const {code, stderr, report} = await runImport(root, sourceBlog(files), ...flags);
  expect(code, stderr + report).toBe(0);
  return {
    report,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    has: (file: string) => existsSync(path.join(root, file)),
  };
}
