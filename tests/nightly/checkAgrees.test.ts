import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {runAuthor} from '../support/authorCopy';
import type {Stage} from '../support/brokenTexts';
import {BROKEN, brokenBlog, brokenSlug, correctBlog} from '../support/brokenTexts';
import {emptyBlog} from '../support/movedBlog';
import {buildSite} from '../support/siteCopy';

let folder = '';

afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Writes a site with these files into a new folder. Its posts are not checked strictly. */
function writeSite(files: Readonly<Record<string, string>>): void {
  folder = emptyBlog();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/** Returns the broken texts of a stage whose posts are not named in the output of a build. */
function unnamedTexts(stage: Stage, output: string): string[] {
  return BROKEN.flatMap(([body, ownStage], index) =>
    ownStage === stage && !output.includes(brokenSlug(index)) ? [body] : [],
  );
}

test.each(['compile', 'render', 'links'] as const)(
  'a build fails on mistakes that check:content does not find, and names each post: %s',
  (stage) => {
    writeSite(brokenBlog(stage));
    const {ok, output} = buildSite(folder);
    expect(ok, output).toBe(false);
    expect(unnamedTexts(stage, output)).toEqual([]);
  },
);

test('texts that look odd pass the check and build; broken anchors cause a warning', async () => {
  writeSite({...correctBlog(), ...brokenBlog('anchors')});
  const {code, stderr} = await runAuthor(['check'], {root: folder, isStrict: false});
  expect(code, stderr).toBe(0);
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(true);
  expect(unnamedTexts('anchors', output)).toEqual([]);
});
