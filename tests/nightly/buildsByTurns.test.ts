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

/** Builds again from a clean folder and compares the output. */
function expectAsClean(
  built: ReadonlyMap<string, string>,
  settings: Readonly<Record<string, string>>,
): void {
  for (const cache of ['node_modules/.cache', '.docusaurus', 'build']) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  const clean = build(settings);
  expect([...built.keys()]).toEqual([...clean.keys()]);
  expect([...clean.keys()].filter((file) => clean.get(file) !== built.get(file))).toEqual([]);
}

test('a build after others with different settings and content writes the same as a clean build', () => {
  const below = build({BASE_URL: '/site/'});

  build({});
  edit('blog/2021-06-15-a-pen-that-does-not-blot.mdx', /$/, '\nA sentence of the third build.\n');
  edit('books/to-read.mdx', /$/, '\nA book of the third build.\n');
  const plain = build({});
  expect(plain.get('blog/a-pen-that-does-not-blot.html')).toContain('sentence of the third build');
  expect(plain.get('index.html')).not.toBe(below.get('index.html'));
  expectAsClean(plain, {});

  edit('blog/2023-04-18-a-ruler-is-a-promise.mdx', /^title: .*$/m, 'title: "A title of the last"');
  edit('blog/tags.yml', /The sea at a harbor wall/, 'A tag of the last build');
  const settings = {
    BASE_URL: '/other/',
    SITE_URL: 'https://other.example',
    SITE_TODAY: '2099-02-01',
    NEWSLETTER_URL: 'https://other.example/letters',
    ANALYTICS_ID: 'other.example',
  };
  const other = build(settings);
  expect(other.get('blog/a-ruler-is-a-promise.html')).toContain('A title of the last');
  expect(other.get('index.html')).toContain('href=https://other.example/other/ ');
  expectAsClean(other, settings);
});
