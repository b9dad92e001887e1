import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {buildSite, copyFixture} from '../support/siteCopy';
import {addSlip} from '../support/slipPost';

let folder = '';

beforeEach(() => {
  folder = copyFixture();
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** What the build says while it refuses. */
function refusal(): string {
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(false);
  return output;
}

test.each([
  ['Markdown link', '[gone](./2020-01-01-gone.mdx)', '2020-01-01-gone.mdx'],
  ['picture', '![gone](./gone.png)', 'gone.png'],
])('a broken %s stops the build, with file and address named', (_, text, address) => {
  const slip = addSlip(folder, {}, text);
  const output = refusal();
  expect(output).toContain(path.basename(slip));
  expect(output).toContain(address);
});

test.each([
  ['link', '/no-such-page', /\/blog\/a-slip[^]*\/no-such-page/],
  ['anchor', '/blog/archive#1999', /\/blog\/a-slip[^]*#1999/],
])('a broken %s stops the build, with the page named', (_, address, named) => {
  addSlip(folder, {}, `[gone](${address})`);
  expect(refusal()).toMatch(named);
});

test('a plot that cannot be drawn stops the build, with post, line and mend named', () => {
  const slip = addSlip(folder, {}, '```plot title="A slip"\ndata: ./gone.csv\n```');
  const output = refusal();
  for (const said of ['The plot "A slip" of line ', 'description: must say', slip]) {
    expect(output).toContain(said);
  }
});

test('a diagram and a formula that cannot be set stop the build, with the post named', () => {
  const diagram = addSlip(folder, {}, '```mermaid title="A slip"\nno such diagram\n```');
  const formula = addSlip(folder, {title: 'Another', slug: 'formula'}, '$$\\frac{1}{$$', 'md');
  const output = refusal();
  for (const said of ['The diagram cannot be drawn', 'A formula cannot be set', diagram, formula]) {
    expect(output).toContain(said);
  }
});

test('what the security policy would stop in a post stops the build, with page and mend named', () => {
  addSlip(
    folder,
    {},
    [
      "<script>{'window.slip = 1'}</script>",
      '<object data="/slip.pdf" />',
      '<script src="https://slip.example/widget.js" />',
      '<iframe title="A slip" src="https://frame.example/" />',
    ].join('\n\n'),
  );
  const output = refusal();
  expect(output).toContain('would stop 3 thing(s)');
  for (const said of [
    "'sha256-",
    '<object>',
    'https://slip.example',
    'securityPolicy.allowedHosts',
  ]) {
    expect(output).toContain(said);
  }
  expect(output).toContain('blog/a-slip.html has an inline script, "window.slip = 1"');
  expect(output).not.toContain('frame.example');
});

test('a wrong entry of the data stops the build, with file, entry and mend named', () => {
  appendFileSync(
    path.join(folder, 'src/data/booksToRead.ts'),
    "\n(booksToRead as unknown as {id: string}[])[0] = {...booksToRead[0], id: 'Bad Id'};\n",
  );
  expect(refusal()).toContain('src/data/booksToRead.ts: entry "Bad Id".id must be kebab-case');
});

test('a wrong owner stops the build, with the field and the mend named', () => {
  appendFileSync(
    path.join(folder, 'src/data/owner.ts'),
    "\nObject.assign(owner, {baseUrl: 'site'});\n",
  );
  expect(refusal()).toContain('src/data/owner.ts: baseUrl must start and end with a slash');
});
