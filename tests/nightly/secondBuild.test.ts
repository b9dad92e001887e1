import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {contentsOf} from '../support/buildContents';
import {buildSite, copyFixture} from '../support/siteCopy';

/** A site with caches of its own. */
let folder = '';
/** What its third build wrote. */
let kept = '';

beforeAll(() => {
  folder = copyFixture();
  kept = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'build');
});

afterAll(() => {
  for (const used of [folder, path.dirname(kept)]) {
    rmSync(used, {recursive: true, force: true});
  }
});

function edit(file: string, from: RegExp, to: string): void {
  const full = path.join(folder, file);
  const text = readFileSync(full, 'utf8');
  const edited = text.replace(from, to);
  expect(edited, file).not.toBe(text);
  writeFileSync(full, edited);
}

function build(): void {
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(true);
}

test('a build that follows others writes what a first one would', () => {
  build();
  edit('blog/2021-06-15-a-pen-that-does-not-blot.mdx', /$/, '\nA sentence of the second build.\n');
  edit('books/to-read.mdx', /$/, '\nA book of the second build.\n');
  build();
  edit('blog/2023-04-18-a-ruler-is-a-promise.mdx', /^title: .*$/m, 'title: "A title of the third"');
  edit('blog/tags.yml', /The sea at a harbor wall/, 'A tag of the third build');
  build();
  cpSync(path.join(folder, 'build'), kept, {recursive: true});
  rmSync(path.join(folder, 'node_modules/.cache'), {recursive: true});
  build();

  const [first, other] = [contentsOf(path.join(folder, 'build')), contentsOf(kept)];
  expect(other.get('blog/a-pen-that-does-not-blot.html')).toContain('sentence of the second build');
  expect(other.get('blog/a-ruler-is-a-promise.html')).toContain('A title of the third');
  expect([...other.keys()]).toEqual([...first.keys()]);
  expect([...first.keys()].filter((file) => first.get(file) !== other.get(file))).toEqual([]);
});
