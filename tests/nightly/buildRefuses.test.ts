import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {addSlip, buildSite, copyFixture} from '../support/siteCopy';

let folder = '';

beforeEach(() => {
  folder = copyFixture();
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** Expects the build to fail, and returns its output. */
function refusal(): string {
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(false);
  return output;
}

test('a post with content that the security policy blocks stops the build, which names page and fix', () => {
  addSlip(
    folder,
    {},
    [
      "<script>{'window.slip = 1'}</script>",
      '<script src="https://slip.example/widget.js" />',
      '<iframe title="A slip" src="https://frame.example/" />',
    ].join('\n\n'),
  );
  const output = refusal();
  expect(output).toContain('blocks content of pages (2)');
  for (const said of ['sha256-', 'https://slip.example', 'securityPolicy.allowedHosts']) {
    expect(output).toContain(said);
  }
  expect(output).toContain('blog/a-slip.html has an inline script, "window.slip=1"');
  expect(output).not.toContain('frame.example');
});

test('an invalid data entry stops the build, which names file, entry and fix', () => {
  appendFileSync(
    path.join(folder, 'src/data/booksToRead.ts'),
    "\n(booksToRead as unknown as {id: string}[])[0] = {...booksToRead[0], id: 'Bad Id'};\n",
  );
  expect(refusal()).toContain('src/data/booksToRead.ts: entry "Bad Id".id must be kebab-case');
});
