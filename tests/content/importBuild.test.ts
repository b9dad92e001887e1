import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {filesOf, runAuthor} from '../support/authorCopy';
import {buildSite, copySite} from '../support/siteCopy';

const FIXTURES = path.resolve(__dirname, '../fixtures/import');
let folder = '';

function publish(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true\n', ''));
}

afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

test('imported posts build, and what they said is on their pages', {timeout: 600_000}, () => {
  folder = copySite();
  const before = filesOf(FIXTURES);
  const run = runAuthor(['import', FIXTURES, '--old-site', 'https://old.example'], {root: folder});
  expect(run.stderr).toContain('12 post(s) imported');
  expect(filesOf(FIXTURES)).toEqual(before);
  // Of the drafts the ugliest is shown too: what it holds must not stop a build.
  const hazards = path.join(folder, 'blog/2017-07-14-hazards.md');
  expect(readFileSync(hazards, 'utf8')).toContain('draft: true');
  publish(hazards);
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(true);
  const page = (slug: string) => readFileSync(path.join(folder, `build/blog/${slug}.html`), 'utf8');
  const kettle = page('kettle-physics');
  expect(kettle).toContain('Prices in {curly braces} and comparisons such as 3 &lt; 4');
  expect(kettle).toMatch(/<picture>.*kettle-[0-9a-f]+/s);
  expect(kettle).toContain('{% include note.html content=');
  expect(page('glaciers')).toMatch(/href="?\/blog\/tides/);
  expect(page('glaciers')).toContain('one that is missing (img/lost.png)');
  expect(page('latin1')).toContain('Köln – by a factor');
  const ugly = page('hazards');
  expect(ugly).toContain('&lt;unknown>element&lt;/unknown>');
  expect(ugly).toContain('Set:this[text]');
  expect(ugly).not.toContain('onclick="go()"');
  expect(page('moon')).not.toMatch(/<script>\s*# alert/);
  expect(() => page('half-done')).toThrow();
});
