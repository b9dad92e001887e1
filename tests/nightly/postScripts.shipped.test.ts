import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {repository} from '../support/sites';

const data = path.join(repository, 'blog/data');
/** Folder for copies of the scripts: inside the repository, whose packages and git history they use. */
const copies = path.join(repository, 'node_modules/.cache/post-scripts');

afterAll(() => rmSync(copies, {recursive: true, force: true}));

const scripts = readdirSync(data).flatMap((slug) =>
  readdirSync(path.join(data, slug))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => [slug, name] as const),
);

/** Returns the texts of a folder's tables (CSV files), by file name. */
function tables(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.csv'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

test('the scripts of posts write exactly the tables that are stored beside them', () => {
  rmSync(copies, {recursive: true, force: true});
  mkdirSync(copies, {recursive: true});
  cpSync(data, copies, {recursive: true, filter: (file) => !file.endsWith('.csv')});
  for (const [slug, name] of scripts) {
    execFileSync(process.execPath, [path.join(copies, slug, name)], {stdio: 'pipe'});
  }
  for (const slug of new Set(scripts.map(([folder]) => folder))) {
    expect(tables(path.join(copies, slug)), slug).toEqual(tables(path.join(data, slug)));
  }
});
