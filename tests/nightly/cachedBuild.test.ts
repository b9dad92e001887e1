import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {filesOf} from '../support/folders';
import {buildSite} from '../support/fixtureSite';
import {copyFixture} from '../support/siteCopy';

/** The site of all builds below, which share its caches. */
const folder = copyFixture();

function replaceIn(file: string, from: RegExp, to: string): void {
  const full = path.join(folder, file);
  const text = readFileSync(full, 'utf8');
  const edited = text.replace(from, to);
  expect(edited, file).not.toBe(text);
  writeFileSync(full, edited);
}

/** Hash in the name of a script or style sheet. */
const HASH = /\.[\da-f]{8}(?=\.(?:js|css)\b)/g;

/**
 * Returns the texts of a build by file name, both without hashes. The texts of scripts are empty:
 * after another build, the bundler may write different bytes for the same source.
 */
function contentsOf(root: string): Map<string, string> {
  return new Map(
    Object.entries(filesOf(root)).map(([file, content]) => {
      const text = file.endsWith('.js') ? '' : content.replace(HASH, '');
      // React puts a comment between two adjacent texts, or not, depending on when their code loads.
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

test('a build that reuses caches after edits writes the same files as a clean build', () => {
  build();
  replaceIn('blog/2021-06-15-a-pen-that-does-not-blot.mdx', /$/, '\nA later sentence.\n');
  replaceIn('books/to-read.mdx', /$/, '\nA later book.\n');
  replaceIn('blog/2023-04-18-a-ruler-is-a-promise.mdx', /^title: .*$/m, 'title: "A later title"');
  replaceIn('blog/tags.yml', /The sea at a harbor wall/, 'A later tag');
  const cached = build();
  expect(cached.get('blog/a-pen-that-does-not-blot.html')).toContain('A later sentence.');
  expect(cached.get('blog/a-ruler-is-a-promise.html')).toContain('A later title');

  for (const cache of ['node_modules/.cache', '.docusaurus', 'build']) {
    rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  const clean = build();
  expect([...cached.keys()]).toEqual([...clean.keys()]);
  expect([...clean.keys()].filter((file) => clean.get(file) !== cached.get(file))).toEqual([]);
});
