import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildSite, copyFixture} from '../support/siteCopy';

let folder = '';
/** Where the parts leave things for each other. */
let between = '';

beforeAll(() => {
  folder = copyFixture();
  between = mkdtempSync(path.join(tmpdir(), 'between-'));
});

afterAll(() => {
  for (const used of [folder, between]) {
    rmSync(used, {recursive: true, force: true});
  }
});

function writes(): string {
  return path.join(between, 'writes.txt');
}

function buildInParts() {
  const record = pathToFileURL(path.resolve(__dirname, '../support/recordWrites.mjs')).href;
  const variables = {TMPDIR: between, NODE_OPTIONS: `--import ${record}`, WRITES_FILE: writes()};
  return buildSite(folder, variables, ['src/cli/build.mjs', '--in-parts']);
}

/** Everything that was built and whose name does not follow from what a bundler put into it. */
function builtFiles(): string[] {
  return readdirSync(path.join(folder, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => !/^assets\/(?:js|css)\//.test(file))
    .sort();
}

/** The files that one part of the last build has written. */
function writtenBy(part: string): string[] {
  return readFileSync(writes(), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${part} `))
    .map((line) => line.slice(part.length + 1));
}

test('in parts the site is built as it is in one, and nothing is left over', () => {
  expect(buildSite(folder)).toMatchObject({ok: true});
  const inOne = builtFiles();
  const {ok, output} = buildInParts();
  expect(ok, output).toBe(true);
  expect(output).toMatch(/Bundle for the browser: done[^]*for the server: done[^]*Pages: done/);
  expect(builtFiles()).toEqual(inOne);
  const post = readFileSync(path.join(folder, 'build/blog/iron-gall-ink.html'), 'utf8');
  expect(post).toContain('Related posts');
  for (const [, address = ''] of post.matchAll(/(?:src|href)=(\/(?:assets|img)\/[^\s>]+)/g)) {
    expect(existsSync(path.join(folder, 'build', address.split('#')[0] ?? '')), address).toBe(true);
  }
  expect(readdirSync(between).filter((name) => name.startsWith('site-build-'))).toEqual([]);
});

test('the two parts that run beside each other write no file in common', () => {
  const ofPages = new Set(writtenBy('pages'));
  expect([...ofPages].some((file) => file.endsWith('/.docusaurus/routes.js'))).toBe(true);
  const ofServer = writtenBy('server');
  expect(ofServer.some((file) => file.endsWith('/generated/routes.js'))).toBe(true);
  expect(ofServer.filter((file) => ofPages.has(file))).toEqual([]);
});

test('what fails in one part ends the build', () => {
  writeFileSync(path.join(folder, 'blog/2026-01-01-broken.md'), 'No front matter.\n');
  const {ok, output} = buildInParts();
  expect(ok).toBe(false);
  expect(output).toContain('2026-01-01-broken.md');
  expect(output).not.toContain('Bundle for the server');
});
