import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {filesOf} from '../support/authorCopy';
import {buildSite, copyFixture} from '../support/siteCopy';

/** One folder with its own caches, shared by all builds. */
const folder = copyFixture();
const kept = mkdtempSync(path.join(tmpdir(), 'turns-'));

afterAll(() => [folder, kept].forEach((used) => rmSync(used, {recursive: true, force: true})));

function edit(file: string, from: RegExp, to: string): void {
  const full = path.join(folder, file);
  const text = readFileSync(full, 'utf8');
  const edited = text.replace(from, to);
  expect(edited, file).not.toBe(text);
  writeFileSync(full, edited);
}

/** Hash in the name of a script or style sheet. */
const HASH = /\.[\da-f]{8}(?=\.(?:js|css)\b)/g;

/**
 * Returns the output of a build by file. Scripts are compared by name only: the bundler may write
 * different bytes for the same source after another build.
 */
function contentsOf(root: string): Map<string, string> {
  return new Map(
    Object.entries(filesOf(root)).map(([file, latin]) => {
      const text = file.endsWith('.js') ? '' : latin.replace(HASH, '');
      // React may separate two texts by a comment, depending on when their code loaded.
      return [
        file.replace(HASH, ''),
        file.endsWith('.html') ? text.replaceAll('<!-- -->', '') : text,
      ];
    }),
  );
}

function build(settings: Readonly<Record<string, string>>): Map<string, string> {
  const {ok, output} = buildSite(folder, settings);
  expect(ok, output).toBe(true);
  const target = mkdtempSync(path.join(kept, 'build-'));
  cpSync(path.join(folder, 'build'), target, {recursive: true});
  return contentsOf(target);
}

/** Settings that change addresses, dates, pages and scripts. */
const OTHER_SETTINGS = {
  BASE_URL: '/other/',
  SITE_URL: 'https://other.example',
  SITE_TODAY: '2099-02-01',
  NEWSLETTER_URL: 'https://other.example/letters',
  ANALYTICS_ID: 'other.example',
};

test('a build after others with different settings and content writes the same as a clean build', () => {
  const other = build(OTHER_SETTINGS);
  expect(other.get('index.html')).toContain('href=https://other.example/other/ ');

  build({});
  edit('blog/2021-06-15-a-pen-that-does-not-blot.mdx', /$/, '\nA sentence of the third build.\n');
  edit('books/to-read.mdx', /$/, '\nA book of the third build.\n');
  edit(
    'blog/2023-04-18-a-ruler-is-a-promise.mdx',
    /^title: .*$/m,
    'title: "A title of the third build"',
  );
  edit('blog/tags.yml', /The sea at a harbor wall/, 'A tag of the third build');
  const last = build({});
  expect(last.get('blog/a-pen-that-does-not-blot.html')).toContain('sentence of the third build');
  expect(last.get('blog/a-ruler-is-a-promise.html')).toContain('A title of the third build');

  for (const cache of ['node_modules/.cache', '.docusaurus', 'build']) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  const clean = build({});
  expect([...last.keys()]).toEqual([...clean.keys()]);
  expect([...clean.keys()].filter((file) => clean.get(file) !== last.get(file))).toEqual([]);
});
