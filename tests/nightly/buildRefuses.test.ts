// cspell:ignore leters
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {addSlip, buildSite, copyFixture} from '../support/siteCopy';

let folder = '';

afterAll(() => rmSync(folder, {recursive: true, force: true}));

// Unit tests and nightly builds cover the other errors.
test(
  'the build stops and lists all errors in posts, each with file, line and fix',
  {timeout: 180_000},
  () => {
    folder = copyFixture();
    const slip = addSlip(folder, {description: '', tags: '[ux, writing, leters]'}, 'Text.');
    writeFileSync(path.join(folder, 'blog/2025-12-31-bare.md'), '---\ntitle: Not closed');
    const {ok, output} = buildSite(folder);
    expect(ok, output).toBe(false);
    expect(output).toContain('The blog has 3 problem(s):');
    expect(output).toContain(`${slip}:1: description is missing`);
    expect(output).toContain(
      `${slip}:6: tags[2] "leters" is not in blog/tags.yml; did you mean "letters"?`,
    );
    expect(output).toContain('blog/2025-12-31-bare.md:1: the front matter is not closed');
  },
);
