import {readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {fixtureVariables} from '../support/fixtureSite';
import {buildSite, copyFixture} from '../support/siteCopy';
import {fixtureBuild} from '../support/sites';

/** Special characters of globs, regular expressions and URLs, and a non-ASCII letter. */
const NAME = 'My site (1) [draft] ü';

let folder: string;
let result: ReturnType<typeof buildSite>;

beforeAll(() => {
  folder = copyFixture(NAME);
  result = buildSite(folder, fixtureVariables);
});

afterAll(() => rmSync(path.dirname(folder), {recursive: true, force: true}));

/** Removes hashes, and names of package chunks, which contain the site's folder. */
function plain(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/vendors-[\w-]+/g, 'vendors')
    .replaceAll(/(?<=assets\/js\/)\d+/g, 'chunk')
    .replaceAll(/[.-][0-9a-f]{8,32}(?=\.\w)/g, '')
    .replaceAll(/(?<=[\w-])_[\w-]{4}(?![\w-])/g, '');
}

function files(build: string, ending: string): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .sort();
}

test('the site builds in a folder with spaces, brackets and umlauts in its name', () => {
  expect(result.ok, result.output).toBe(true);
});

test('its pages are the same as in any other folder', () => {
  const build = path.join(folder, 'build');
  const pages = files(fixtureBuild, '.html');
  expect(files(build, '.html')).toEqual(pages);
  for (const page of pages) {
    expect(plain(path.join(build, page)), page).toBe(plain(path.join(fixtureBuild, page)));
  }
});

test('its style sheet has the same rules', () => {
  const [own, other] = [path.join(folder, 'build'), fixtureBuild].map((build) => {
    const sheets = files(path.join(build, 'assets/css'), '.css');
    return sheets.map((sheet) => plain(path.join(build, 'assets/css', sheet)));
  });
  expect(own).toHaveLength(1);
  expect(own).toEqual(other);
});
