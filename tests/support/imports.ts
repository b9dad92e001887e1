import {existsSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {runAuthor} from './authorCli';
import {filesOf, folderWith} from './folders';

/** Folder with blogs of several engines, to import. */
export const MOVES = path.resolve(__dirname, '../fixtures/moves');

const LISTS = {
  'blog/authors.yml': '# Who writes.\nfounder: {name: The founder}\n',
  'blog/tags.yml': '# By key.\nclouds:\n  label: Clouds\n  permalink: /clouds\n',
};

/** Creates a site without posts, with these additional files, in a temporary folder. */
export function site(files: Readonly<Record<string, string>> = {}): string {
  const folder = folderWith({...LISTS, ...files});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Creates a blog to import, with these files, in a temporary folder. */
export function sourceBlog(files: Readonly<Record<string, string>>): string {
  const folder = folderWith(files);
  rmSync(path.join(folder, 'package.json'));
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
