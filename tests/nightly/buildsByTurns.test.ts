import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {filesOf} from '../support/authorCopy';
import {buildSite, copyFixture} from '../support/siteCopy';

/** One folder with its own caches, shared by all builds. */
const folder = copyFixture();

afterAll(() => rmSync(folder, {recursive: true, force: true}));

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

function build(): Map<string, string> {
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(true);
  return contentsOf(path.join(folder, 'build'));
}

test('a build after edits writes the same as a clean build', () => {
  build();
  edit('blog/2021-06-15-a-pen-that-does-not-blot.mdx', /$/, '\nA sentence of the second build.\n');
  edit('books/to-read.mdx', /$/, '\nA book of the second build.\n');
  edit(
    'blog/2023-04-18-a-ruler-is-a-promise.mdx',
    /^title: .*$/m,
    'title: "A title of the second build"',
  );
  edit('blog/tags.yml', /The sea at a harbor wall/, 'A tag of the second build');
  const last = build();
  expect(last.get('blog/a-pen-that-does-not-blot.html')).toContain('sentence of the second build');
  expect(last.get('blog/a-ruler-is-a-promise.html')).toContain('A title of the second build');

  for (const cache of ['node_modules/.cache', '.docusaurus', 'build']) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  const clean = build();
  expect([...last.keys()]).toEqual([...clean.keys()]);
  expect([...clean.keys()].filter((file) => clean.get(file) !== last.get(file))).toEqual([]);
});
