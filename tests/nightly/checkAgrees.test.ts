import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {runAuthor} from '../support/authorCopy';
import type {Stage} from '../support/brokenTexts';
import {BROKEN, blogOf, slugOf} from '../support/brokenTexts';
import {emptyBlog} from '../support/movedBlog';
import {buildSite} from '../support/siteCopy';

let folder = '';

afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Writes a site without strict posts, with the texts that fail at these stages. */
function siteWith(stages: readonly Stage[], hasRight: boolean): void {
  folder = emptyBlog();
  for (const [file, text] of Object.entries(blogOf(stages, hasRight))) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

function textsOf(stage: Stage): number[] {
  return BROKEN.flatMap((row, index) => (row[1] === stage ? [index] : []));
}

test.each(['compile', 'render', 'links'] as const)(
  'a mistake that the check leaves to the build stops it, and each text is named: %s',
  (stage) => {
    siteWith([stage], false);
    const {ok, output} = buildSite(folder);
    expect(ok, output).toBe(false);
    // Errors of rendered pages name addresses; errors of the compiler name files.
    const unnamed = textsOf(stage).filter((index) => !output.includes(slugOf('broken', index)));
    expect(unnamed.map((index) => BROKEN[index]?.[0])).toEqual([]);
  },
);

test('texts that look odd pass the check and build; broken anchors cause a warning', async () => {
  siteWith(['anchors'], true);
  const {code, stderr} = await runAuthor(['check'], {root: folder, isStrict: false});
  expect(code, stderr).toBe(0);
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(true);
  const unnamed = textsOf('anchors').filter((index) => !output.includes(slugOf('broken', index)));
  expect(unnamed).toEqual([]);
});
