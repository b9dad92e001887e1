import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copyParts} from '../bench/site/copyParts';
import {buildSite, SITE_PARTS} from '../support/siteCopy';

/** A site with caches of its own. */
let folder = '';
/** What its second build wrote. */
let second = '';

beforeAll(() => {
  folder = copyParts(SITE_PARTS);
  second = path.join(mkdtempSync(path.join(tmpdir(), 'second-')), 'build');
}, 60_000);

afterAll(() => {
  for (const used of [folder, path.dirname(second)]) {
    rmSync(used, {recursive: true, force: true});
  }
}, 60_000);

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

function filesOf(root: string): string[] {
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The table of the browser's chunks, in whatever order the bundler wrote them. */
const TABLE = /runtime~main\.[\da-f]{8}/g;

/** React parts two texts by a comment or not, after when the code between them has come. */
function contentOf(root: string, file: string): string {
  const text = readFileSync(path.join(root, file), 'latin1').replace(TABLE, 'runtime~main');
  return file.endsWith('.html') ? text.replaceAll('<!-- -->', '') : text;
}

/** Contents by name of the file; the table's by what it holds. */
function contentsOf(root: string): Map<string, string> {
  const contents = filesOf(root).map((file) => {
    const text = contentOf(root, file);
    const isTable = new RegExp(TABLE).test(file);
    return [
      file.replace(TABLE, 'runtime~main'),
      isTable ? [...text.matchAll(/[\w"]+:"[\da-f]{8}"/g)].sort().join() : text,
    ] as const;
  });
  return new Map(contents);
}

test('a second build keeps what has not changed, and writes what a first one would', () => {
  const kept = () => readdirSync(path.join(folder, 'node_modules/.cache/kept-pages'));
  build();
  const before = kept();
  edit('blog/2022-04-28-vesting-with-a-cliff.mdx', /$/, '\nA sentence of the second build.\n');
  edit('books/to-read.mdx', /$/, '\nA book of the second build.\n');
  build();
  const still = new Set(kept());
  const rendered = before.filter((page) => !still.has(page));
  edit('blog/2025-01-28-a-tiny-mcp-server.mdx', /^title: .*$/m, 'title: "A title of the second"');
  edit('blog/tags.yml', /(vesting:[^]*?description: ).*/, '$1"A tag of the second build."');
  build();
  cpSync(path.join(folder, 'build'), second, {recursive: true});
  rmSync(path.join(folder, 'node_modules/.cache'), {recursive: true});
  build();

  expect(contentOf(second, 'blog/vesting-with-a-cliff.html')).toContain('sentence of the second');
  const [first, other] = [contentsOf(path.join(folder, 'build')), contentsOf(second)];
  expect([...other.keys()]).toEqual([...first.keys()]);
  expect([...first.keys()].filter((file) => first.get(file) !== other.get(file))).toEqual([]);
  expect(rendered.length).toBeGreaterThan(1);
  expect(rendered.length).toBeLessThan(0.02 * before.length);
}, 900_000);
